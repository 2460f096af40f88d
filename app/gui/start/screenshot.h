// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QImage>
#include <QSize>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace showdown::gui {

/// A picture of a window as it looks at a size, without its frame, in logical pixels. The window is
/// laid out but never shown. With a scale, from 1 on, text and cards are drawn that much larger,
/// not enlarged afterwards: the picture has size times scale pixels. It is null if there is not
/// enough memory. It is taken when the window is at rest, or after ten seconds.
QImage screenshot(QWidget& window, QSize size, qreal scale, const std::function<bool()>& isAtRest);

/// The endings of the files that a picture can be saved in: "png", "jpg", …
QStringList pictureEndings();

/// Saves a picture as the ending of the path says, as PNG if it has none, whole or not at all, and
/// only in a regular file; nothing if all went well.
std::optional<narration::SaveFault> savePicture(const QImage& picture, const QString& path);

} // namespace showdown::gui
