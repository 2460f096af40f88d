// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/paper/sheetpaper.h"

#include <QWidget>

#include <algorithm>

namespace showdown::gui {

/// A version of a worksheet as it is printed.
struct SheetPapers
{
    SheetPaper questions;
    SheetPaper key;

    explicit SheetPapers(const worksheet::Worksheet& sheet)
        : questions(sheet, SheetPart::questions), key(sheet, SheetPart::key)
    {}

    int pageCount() const { return std::max(questions.pageCount(), key.pageCount()); }
};

/// A page of a worksheet and that of its key side by side, on white paper, as large as there is room;
/// below each other where they are larger so.
class SheetPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// Shows this until another one is set; it must live as long. Null: nothing.
    void showPage(const SheetPapers* papers, int page);

    /// Where the pages lie, the page of the sheet and that of the key.
    std::pair<QRectF, QRectF> places() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const SheetPapers* m_papers = nullptr;
    int m_page = 0;
};

} // namespace showdown::gui
