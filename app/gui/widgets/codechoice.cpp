// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/codechoice.h"

#include "app/gui/widgets/language.h"
#include "app/narration/code/codelisting.h"

#include <QSignalBlocker>

namespace showdown::gui {

CodeChoice::CodeChoice(QWidget* parent) : WordedCombo(parent)
{
    setObjectName(QStringLiteral("codeChoice"));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Language of the code"));
        setToolTip(tr("The language in which code is shown, here and in lessons"));
        setStatusTip(toolTip());
        fill();
    });
    connect(this, &QComboBox::activated, this,
            [](int index) { narration::setCodeLanguage(narration::allCodeLanguages.at(index)); });
}

void CodeChoice::fill()
{
    const QSignalBlocker silence(this);
    clear();
    for (const narration::CodeLanguage language : narration::allCodeLanguages) {
        addItem(narration::codeLanguageName(language));
        if (language == narration::codeLanguage())
            setCurrentIndex(count() - 1);
    }
}

} // namespace showdown::gui
