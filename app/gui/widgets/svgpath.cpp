// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/svgpath.h"

#include <QLineF>

#include <cmath>
#include <numbers>

namespace showdown::gui {
namespace {

/// Half axes, rotation in degrees and the two flags of an arc, named as the SVG specification
/// (9.5.1) names them.
struct Arc
{
    qreal rx, ry;
    bool isLarge, isSweep;
};

qreal degrees(qreal radians)
{
    return radians * 180 / std::numbers::pi;
}

/// Adds an arc that is not rotated: the specification's conversion from ends to centre (B.2.4),
/// written with the ellipse scaled to a circle.
void addArc(QPainterPath& path, const Arc& arc, QPointF to)
{
    const QPointF from = path.currentPosition();
    const QPointF half((from.x() - to.x()) / 2 / arc.rx, (from.y() - to.y()) / 2 / arc.ry);
    const qreal distance = std::hypot(half.x(), half.y());
    const qreal grow = distance > 1 ? distance : 1; // too small an ellipse just reaches
    const qreal rx = arc.rx * grow;
    const qreal ry = arc.ry * grow;
    const qreal chord = distance / grow;
    const qreal offset =
        std::sqrt(std::max(0.0, 1 - chord * chord)) / chord * (arc.isLarge == arc.isSweep ? -1 : 1);
    const QPointF unitCenter(offset * half.y() / grow, -offset * half.x() / grow);
    const QPointF center((from.x() + to.x()) / 2 + unitCenter.x() * rx,
                         (from.y() + to.y()) / 2 + unitCenter.y() * ry);
    const auto angleOf = [&](QPointF point) {
        return degrees(std::atan2((point.y() - center.y()) / ry, (point.x() - center.x()) / rx));
    };
    const qreal start = angleOf(from);
    qreal sweep = angleOf(to) - start;
    if (arc.isSweep && sweep < 0)
        sweep += 360;
    if (!arc.isSweep && sweep > 0)
        sweep -= 360;
    // Qt's angles run counter-clockwise.
    path.arcTo(QRectF(center.x() - rx, center.y() - ry, 2 * rx, 2 * ry), -start, -sweep);
}

class Reader
{
public:
    explicit Reader(QStringView data) : m_data(data) {}

    QPainterPath read()
    {
        QChar command;
        for (skipSpace(); m_position < m_data.size(); skipSpace()) {
            if (m_data[m_position].isLetter())
                command = m_data[m_position++];
            else if (command.toUpper() == u'M')
                command = command.isUpper() ? u'L' : u'l'; // further points of a move
            draw(command);
        }
        return m_path;
    }

private:
    void draw(QChar command)
    {
        const QPointF current = m_path.currentPosition();
        const QPointF origin = command.isUpper() ? QPointF() : current;
        QPointF control = current; // of the curve before; only S asks
        switch (command.toUpper().unicode()) {
        case u'M':
            m_path.moveTo(origin + point());
            break;
        case u'L':
            m_path.lineTo(origin + point());
            break;
        case u'H':
            m_path.lineTo(origin.x() + number(), current.y());
            break;
        case u'V':
            m_path.lineTo(current.x(), origin.y() + number());
            break;
        case u'C':
            control = origin + point();
            drawCurve(origin, control);
            return;
        case u'S':
            drawCurve(origin, 2 * current - m_control);
            return;
        case u'Q':
            control = origin + point();
            m_path.quadTo(control, origin + point());
            break;
        case u'A':
            drawArc(origin);
            break;
        case u'Z':
            m_path.closeSubpath();
            break;
        default:
            qFatal("no path command: %c", command.toLatin1());
        }
        m_control = m_path.currentPosition();
    }

    void drawCurve(QPointF origin, QPointF first)
    {
        m_control = origin + point();
        m_path.cubicTo(first, m_control, origin + point());
    }

    void drawArc(QPointF origin)
    {
        const qreal rx = number();
        const qreal ry = number();
        number(); // the rotation; no drawing of ours has one
        const bool isLarge = number() != 0;
        const bool isSweep = number() != 0;
        addArc(m_path, {rx, ry, isLarge, isSweep}, origin + point());
    }

    void skipSpace()
    {
        while (m_position < m_data.size()
               && (m_data[m_position].isSpace() || m_data[m_position] == u','))
            ++m_position;
    }

    QPointF point()
    {
        const qreal x = number();
        return {x, number()};
    }

    /// A number ends where another sign or a second point begins: "2.8.5-1".
    qreal number()
    {
        skipSpace();
        const qsizetype start = m_position;
        bool hasPoint = false;
        for (; m_position < m_data.size(); ++m_position) {
            const QChar character = m_data[m_position];
            const bool isSign = character == u'-' && m_position == start;
            const bool isPoint = character == u'.' && !hasPoint;
            if (!character.isDigit() && !isSign && !isPoint)
                break;
            hasPoint = hasPoint || isPoint;
        }
        return m_data.mid(start, m_position - start).toDouble();
    }

    QStringView m_data;
    qsizetype m_position = 0;
    QPainterPath m_path;
    QPointF m_control;
};

} // namespace

QPainterPath svgPath(QStringView data)
{
    return Reader(data).read();
}

} // namespace showdown::gui
