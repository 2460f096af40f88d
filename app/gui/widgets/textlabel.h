// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QHash>
#include <QLabel>
#include <QMargins>
#include <QSize>
#include <QStringList>

#include <cstdint>
#include <tuple>

namespace showdown::gui {

/// A text for lines of a width, in which words wider than a line, as names may be, are elided.
QString withLongWordsElided(const QString& text, const QFontMetrics& metrics, int width);

/// The colour of a label's words.
enum class Ink : std::uint8_t { text, secondary, error, step };

/// A label for plain text. It is aligned with the leading edge of the layout, even if the text runs
/// the other way, as a player's name may. Where lines wrap, words wider than a line are elided.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(const QString& objectName, QWidget* parent = nullptr);

    /// The height of a label of one line, even while it is empty.
    static int lineHeight(const QFont& font);

    /// Sets the ink, which follows the palette of the parent.
    void setInk(Ink ink);

    /// Puts the words on a small plate, as on a key.
    void setPlate(bool isOnPlate) { m_isOnPlate = isOnPlate; }

    QSize minimumSizeHint() const override;

    /// Remembers a few heights: layouts ask often, and laying out text is slow.
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void align();
    void applyInk();

    Ink m_ink = Ink::text;
    bool m_isOnPlate = false;

    /// What changes its height at a width; it has no frame, indent or picture.
    using Measured = std::tuple<QString, QFont, QMargins, int, QSize, bool, Qt::TextFormat>;
    mutable Measured m_measured;
    mutable QHash<int, int> m_heights; ///< by width
};

/// A line of text that adapts to its room: the first of several texts that fits, or as much as fits
/// of the last one. The whole text stays its text() and its tool tip.
class FittingLabel : public QLabel
{
    Q_OBJECT

public:
    explicit FittingLabel(const QString& objectName, QWidget* parent = nullptr);

    /// From the longest to the shortest; at least one.
    void setTexts(const QStringList& texts);

    /// The text that fits, with an ellipsis where none does.
    QString shownText() const;

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showToolTip();

    QStringList m_texts;
};

} // namespace showdown::gui
