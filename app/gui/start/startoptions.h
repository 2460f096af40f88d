// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/narration/fileproblem.h"
#include "core/trace/finding.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

class QCoreApplication;

namespace showdown::gui {

/// A picture of the window to save instead of showing the window.
struct PictureRequest
{
    QString file;
    QSize size = usualWindow;             ///< of the window, in logical pixels
    qreal scale = 1;                      ///< pixels of the picture per pixel of the window
    int textSize = Appearance::usualText; ///< in percent
};

/// The requests in the program's arguments.
struct StartOptions
{
    /// Set if the program is to end at once: 0 with a text that was asked for, 1 without a display,
    /// 2 with what is wrong with the arguments.
    std::optional<int> exitStatus;
    QString message;

    std::optional<Theme> theme;
    std::optional<SuitColors> suitColors;
    std::optional<PictureRequest> picture;
    std::optional<QString> view;      ///< the name of the view to show
    std::optional<QString> tab;       ///< the name of the page to show in its explanation
    std::optional<int> step;          ///< the step of the run to show, from 1
    std::optional<Level> level;       ///< how much of the run to tell
    std::optional<QString> tableFile; ///< the `.showdown` file to open

    /// Why the settings are neither read nor saved, to be told.
    std::optional<narration::FileFault> settingsFault;
};

/// The error text if the explanation has no page with this name.
QString noSuchTab(const QString& name, const QStringList& tabs);

/// What is wrong with the wish to see a step of the run, of so many; nothing: the view has no
/// steps.
QString noSuchStep(int number, std::optional<int> steps);

/// Reads the arguments, the program's name first, and makes the application speak the language that
/// they name, or else the one kept in the settings, or else that of the system. A picture
/// knows nothing of what is kept. Without a picture it is wrong that no window can be shown.
StartOptions readStartOptions(QCoreApplication& application, const QStringList& arguments,
                              const QString& keptLanguage = {}, bool canShowWindows = true);

} // namespace showdown::gui
