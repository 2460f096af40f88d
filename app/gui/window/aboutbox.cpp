// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/window/aboutbox.h"

#include "app/gui/theme/scale.h"

#include <QAbstractButton>

namespace showdown::gui {

AboutBox::AboutBox(QWidget* parent) : QMessageBox(parent)
{
    setObjectName(QStringLiteral("aboutBox"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Showdown"));
    setIconPixmap(windowIcon().pixmap(scaled(64, font())));
    setTextFormat(Qt::PlainText);
    setText(tr("Showdown %1").arg(QStringLiteral(SHOWDOWN_VERSION)));
    setInformativeText(tr("Compares poker hands with wild cards and shows why one wins.\n\n"
                          "© 2026 The Showdown authors. MIT licence."));
    setStandardButtons(QMessageBox::Close);
    button(QMessageBox::Close)->setObjectName(QStringLiteral("closeAboutButton"));
}

} // namespace showdown::gui
