// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace showdown::gui {

class TextLabel;

/// A page of the explanation that would answer questions of the steps. Until the last step a note
/// covers the page, with a button back to the steps and one that shows the page nevertheless.
class CoveredPage : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of the page. The parts of the cover are named after it.
    explicit CoveredPage(QWidget* page, QWidget* parent = nullptr);

    void setCovered(bool covered);

signals:
    /// The user wants to go back to the steps.
    void stepsAsked();

    /// The user would rather see the page than be asked.
    void pageAsked();

private:
    void showWords();
    void updateLook();

    QStackedLayout* m_pages = nullptr;
    QWidget* m_page = nullptr;
    QWidget* m_cover = nullptr;
    QVBoxLayout* m_layout = nullptr; ///< of the cover
    TextLabel* m_words = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_show = nullptr;
};

} // namespace showdown::gui
