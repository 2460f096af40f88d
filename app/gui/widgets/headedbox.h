// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

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

    /// The width that the whole title leaves in its row; negative if it has too little itself.
    int roomBesideTitle() const;

    /// The note at the end of the title's row, initially in secondary ink.
    TextLabel& note() const { return *m_note; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateLook();
    void fitNote();

    QWidget* m_header = nullptr;
    FittingLabel* m_title = nullptr;
    TextLabel* m_note = nullptr;
};

} // namespace showdown::gui
