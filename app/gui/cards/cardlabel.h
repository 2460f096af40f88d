// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardtextobject.h"

#include <QLabel>
#include <QTextDocument>

namespace showdown::gui {

class Appearance;

/// A label of words with cards among them, which are drawn at the size of the words. It is aligned
/// with the leading edge of the layout. Its text() has signs for the cards, "Who holds J♥?"; its
/// accessible name has their names.
class CardLabel : public QLabel
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    CardLabel(const QString& objectName, const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows Markdown, with cards in code spans, `Ks *`; links, such as claims, become plain words.
    void setMarkdown(const QString& markdown);

    /// Shows plain text, with cards as signs, "10♥ ★".
    void setWords(const QString& words);

    /// The words with the names of the cards.
    QString spoken() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void write();

    const Appearance& m_appearance;
    QString m_source;
    bool m_isMarkdown = false;
    CardTextObject m_cards;
    mutable QTextDocument m_document; ///< laid out for the width that was last asked about
};

} // namespace showdown::gui
