// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardtextobject.h"

#include <QLabel>
#include <QTextDocument>

namespace showdown::gui {

class Appearance;

/// Words with cards among them, which are drawn at the size of the words. They stand at the leading
/// edge of the layout. Its text() has signs for the cards, "Who holds J♥?", and its accessible name
/// their names.
class CardLabel : public QLabel
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which has to outlive it.
    CardLabel(const QString& objectName, const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows Markdown, in which cards stand in code spans, `Ks *`; links, as claims are, are words.
    void setMarkdown(const QString& markdown);

    /// Shows plain text, in which cards stand as signs, "10♥ ★".
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
    mutable QTextDocument m_document; ///< is laid out for the width that is asked about
};

} // namespace showdown::gui
