// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace showdown::gui {

class FittingLabel;
class TextLabel;

/// A box with a frame around it: a row with its title, and at the far end what else there is to
/// say if there is room for it, above one widget.
class HeadedBox : public QWidget
{
    Q_OBJECT

public:
    /// The title is found under this name. The box takes the content.
    HeadedBox(const QString& titleName, QWidget* content, QWidget* parent = nullptr);

    void setTitle(const QString& title);

    /// What stands at the end of the title's row, in secondary ink until somebody changes that.
    TextLabel& note() const { return *m_note; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateLook();
    void fitNote();

    QWidget* m_header = nullptr;
    FittingLabel* m_title = nullptr;
    TextLabel* m_note = nullptr;
};

} // namespace showdown::gui
