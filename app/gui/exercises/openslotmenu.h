// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace showdown::gui {

class CardSlot;

/// The menu of an open place of an exercise; its keys work in the slot too.
class OpenSlotMenu : public QMenu
{
    Q_OBJECT

public:
    explicit OpenSlotMenu(QWidget* parent = nullptr);

    /// Opens at a point of the screen, for a slot that must exist while the menu is open.
    void open(CardSlot& slot, const QPoint& position);

private:
    QAction* add(const char* objectName, void (*act)(CardSlot& slot));
    void sayWords();

    CardSlot* m_slot = nullptr;
    QAction* m_cut;
    QAction* m_copy;
    QAction* m_paste;
    QAction* m_pickUp;
    QAction* m_makeWild;
    QAction* m_delete;
};

} // namespace showdown::gui
