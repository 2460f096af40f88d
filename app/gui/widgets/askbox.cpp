// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/askbox.h"

#include <QMessageBox>
#include <QPushButton>

namespace showdown::gui {

void askFirst(QWidget& parent, const AskedFirst& asked, const std::function<void()>& then,
              const std::function<void()>& otherwise)
{
    auto* box = new QMessageBox(QMessageBox::Question, asked.title, asked.text,
                                QMessageBox::NoButton, &parent);
    box->setObjectName(asked.name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton* yes = box->addButton(asked.yes.words, QMessageBox::DestructiveRole);
    yes->setObjectName(asked.yes.name);
    QPushButton* no = asked.no.words.isEmpty()
                          ? box->addButton(QMessageBox::Cancel)
                          : box->addButton(asked.no.words, QMessageBox::RejectRole);
    if (!asked.no.name.isEmpty())
        no->setObjectName(asked.no.name);
    box->setDefaultButton(no);
    QObject::connect(yes, &QPushButton::clicked, box, then);
    QObject::connect(no, &QPushButton::clicked, box, otherwise);
    box->open();
}

} // namespace showdown::gui
