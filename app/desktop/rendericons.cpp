// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

#include <algorithm>

// At build time: draws an SVG as PNG icons.
//
//     showdown-render-icons PICTURE.svg FOLDER SIZE...
//
// writes FOLDER/<SIZE>.png for each size, in pixels, and names what went wrong.

namespace {

bool render(QSvgRenderer& picture, int size, const QString& file)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.render(&painter);
    painter.end();
    return image.save(file, "PNG");
}

int fail(const QString& message)
{
    QTextStream(stderr) << "showdown-render-icons: " << message << '\n';
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    QStringList words;
    std::transform(argv + std::min(argc, 1), argv + argc, std::back_inserter(words),
                   [](const char* word) { return QString::fromLocal8Bit(word); });
    if (words.size() < 3)
        return fail(QStringLiteral("needs PICTURE.svg FOLDER SIZE..."));

    QSvgRenderer picture;
    if (!picture.load(words[0]))
        return fail(QStringLiteral("no SVG can be read from ") + words[0]);
    for (const QString& size : words.sliced(2)) {
        const QString file = QDir(words[1]).filePath(size + QStringLiteral(".png"));
        if (size.toInt() < 1 || !QDir().mkpath(words[1]) || !render(picture, size.toInt(), file))
            return fail(QStringLiteral("cannot write ") + file);
    }
    return 0;
}
