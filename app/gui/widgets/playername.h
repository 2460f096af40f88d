// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

class QLineEdit;

namespace showdown::gui {

class TextLabel;

/// The name of a player, which can be edited in place. Without enough room, a chosen name is
/// elided; the default one gives way to its short form, or to the number beside it.
class PlayerName : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with the purpose: `player1NameLabel`, `player1NameEdit`.
    explicit PlayerName(const QString& purpose, QWidget* parent = nullptr);

    /// Sets the whole name, and for a default name its short form, else empty.
    void setName(const QString& name, const QString& shortName);

    /// Shows the short form even if there is room for more.
    void setShort(bool isShort);

    /// Shows all of the name, in as many lines as it needs, rather than elided or short.
    void setWhole(bool isWhole);

    bool hasHeightForWidth() const override { return m_isWhole; }
    int heightForWidth(int width) const override;

    /// The width that its current text needs.
    int wantedWidth() const;

    /// Opens a field for a new name, as wide as its parent allows; Enter or leaving accepts it,
    /// Escape does not.
    void edit();

signals:
    void renamed(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void showName();
    QStringList lines(int width) const;
    void placeEdit();
    void finish(bool take);

    const QString m_purpose;
    QString m_name;
    QString m_shortName;
    bool m_isShort = false;
    bool m_isWhole = false;
    TextLabel* m_label = nullptr;
    QPointer<QLineEdit> m_edit;
    QPointer<QWidget> m_focusBefore;
};

} // namespace showdown::gui
