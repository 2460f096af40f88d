// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;

namespace showdown::gui {

class FittingLabel;
class TextLabel;

/// A framed box: a row with its title and, at the far end, a note if there is room, above one
/// widget.
class HeadedBox : public QWidget
{
    Q_OBJECT

public:
    /// The title label has this object name. The box takes ownership of the content.
    HeadedBox(const QString& titleName, QWidget* content, QWidget* parent = nullptr);

    void setTitle(const QString& title);

    /// Adds a control at the end of the title's row. The box takes ownership.
    void addToHeader(QWidget* control);

    /// Puts the controls, which want this width, beside the title or, where they do not fit there
    /// and may be below it, into a row of their own. Returns the width they have.
    int placeControls(int wanted, bool mayBeBelow);

    /// The note at the end of the title's row, initially in secondary ink.
    TextLabel& note() const { return *m_note; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateLook();
    void fitNote();
    int roomBesideTitle() const;

    QWidget* m_header = nullptr;
    QBoxLayout* m_row = nullptr;      ///< of the header; a column if the controls are below
    QBoxLayout* m_controls = nullptr; ///< null without any
    FittingLabel* m_title = nullptr;
    TextLabel* m_note = nullptr;
};

} // namespace showdown::gui
