// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace showdown {

/// A label for plain text. It stands at the leading edge of the layout, even where the text runs
/// the other way, such as a player's own name.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(const QString& objectName, QWidget* parent = nullptr);

    /// How high a label of one line is, also while it is empty.
    static int lineHeight(const QFont& font);

    /// Written in the ink of winners, or as other text.
    void setWins(bool wins);

protected:
    void changeEvent(QEvent* event) override;

private:
    void align();
    void ink();

    bool m_wins = false;
};

} // namespace showdown
