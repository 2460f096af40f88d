// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/linereader.h"

#include "app/narration/errortext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"
#include "app/tables/readfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace showdown::cli {

namespace {

using narration::FileFault;

struct LineReaderText
{
    Q_DECLARE_TR_FUNCTIONS(LineReaderText)
};

/// A terminal is none here, as people can end it, nor is the null device, which is empty.
bool isDevice(int descriptor)
{
    struct stat status = {};
    struct stat null = {};
    if (fstat(descriptor, &status) != 0 || !(S_ISBLK(status.st_mode) || S_ISCHR(status.st_mode)))
        return false;
    const bool isNull = stat("/dev/null", &null) == 0 && status.st_rdev == null.st_rdev;
    return !isNull && isatty(descriptor) == 0;
}

/// What an error means that came up with a file; `name` is "-" for standard input.
FileFault faultOf(const std::string& name, int error)
{
    switch (error) {
    case EACCES:
        return FileFault::noPermission;
    case EISDIR:
        return FileFault::folder;
    case ENODEV:
    case ENXIO:
        return FileFault::notFile;
    case ENOENT:
    case ENOTDIR:
    case ELOOP:
        return tables::faultOfFile(QFile::decodeName(QByteArray::fromStdString(name)))
            .value_or(FileFault::notFound);
    default:
        return FileFault::notReadable;
    }
}

} // namespace

InputFile::InputFile(const std::string& name)
    : m_isOurs(name != "-"),
      m_descriptor(m_isOurs ? ::open(name.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO)
{
    if (!m_isOurs || !isOpen() || !isDevice(m_descriptor))
        return;
    ::close(std::exchange(m_descriptor, -1));
    errno = ENODEV;
}

InputFile::~InputFile()
{
    if (m_isOurs && isOpen())
        ::close(m_descriptor);
}

Failure cannotRead(const std::string& name, int error)
{
    if (name == "-" && error == EBADF)
        return badInput(LineReaderText::tr("standard input is closed"));
    const QString why = narration::fileProblemText(faultOf(name, error));
    if (name == "-")
        return badInput(narration::fill(
            LineReaderText::tr("standard input cannot be read. %1", "%1: a sentence that says why"),
            {why}));
    return badInput(narration::fill(
        LineReaderText::tr("%1 cannot be read. %2", "%1: a file; %2: a sentence that says why"),
        {narration::quotedPath(QString::fromStdString(name)), why}));
}

bool isSkipped(std::string_view line)
{
    return line.starts_with('#') || line.find_first_not_of(" \t") == std::string_view::npos;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(text.starts_with(mark) ? mark.size() : 0);
}

void readLines(const std::string& name, const std::function<void(std::string_view)>& read)
{
    const InputFile input(name);
    if (!input.isOpen())
        throw cannotRead(name, errno);
    LineReader reader(input.descriptor(), [] {});
    int number = 0;
    while (std::optional<LineReader::Line> line = reader.next()) {
        if (++number == 1)
            line->text = withoutByteOrderMark(line->text);
        if (!line->tooLong && isSkipped(line->text))
            continue;
        try {
            if (line->tooLong)
                throw badInput(LineReaderText::tr("the line is longer than 64 KB"));
            read(line->text);
        } catch (const Failure& failure) {
            if (name == "-")
                throw badInput(narration::fill(
                    LineReaderText::tr("standard input, line %1: %2", "%2: what is wrong"),
                    {QString::number(number), QString::fromStdString(failure.message())}));
            throw badInput(narration::fill(
                LineReaderText::tr("%1, line %2: %3", "%1: a file; %3: what is wrong"),
                {narration::quotedPath(QString::fromStdString(name)), QString::number(number),
                 QString::fromStdString(failure.message())}));
        }
    }
    if (reader.error() != 0)
        throw cannotRead(name, reader.error());
}

LineReader::LineReader(int descriptor, std::function<void()> beforeWaiting)
    : m_descriptor(descriptor), m_beforeWaiting(std::move(beforeWaiting))
{}

std::optional<LineReader::Line> LineReader::next()
{
    if (m_isSkipping && !skipLine())
        return std::nullopt;
    m_line.clear();
    m_length = 0;
    while (true) {
        if (m_rest.empty() && !fill()) {
            if (m_length == 0 || m_error != 0)
                return std::nullopt;
            return finish(); // the last line has no end
        }
        const std::size_t end = m_rest.find('\n');
        keep(m_rest.substr(0, end));
        m_isSkipping = end == std::string_view::npos;
        if (!m_isSkipping)
            m_rest.remove_prefix(end + 1);
        else
            m_rest = {};
        if (!m_isSkipping || isTooLong())
            return finish();
    }
}

/// Passes over the rest of a line; false if nothing comes after it.
bool LineReader::skipLine()
{
    while (!m_rest.empty() || fill()) {
        const std::size_t end = m_rest.find('\n');
        if (end != std::string_view::npos) {
            m_rest.remove_prefix(end + 1);
            m_isSkipping = false;
            return true;
        }
        m_rest = {};
    }
    return false;
}

bool LineReader::fill()
{
    pollfd input{m_descriptor, POLLIN, 0};
    if (::poll(&input, 1, 0) <= 0)
        m_beforeWaiting();
    ssize_t count = -1;
    do
        count = ::read(m_descriptor, m_block.data(), m_block.size());
    while (count < 0 && errno == EINTR);
    if (count < 0)
        m_error = errno;
    if (count <= 0)
        return false;
    m_rest = std::string_view(m_block.data(), static_cast<std::size_t>(count));
    return true;
}

void LineReader::keep(std::string_view part)
{
    const std::size_t room = longest + 1 - m_line.size(); // one more for the CR of a CRLF
    m_line += part.substr(0, room);
    m_length += part.size();
}

/// Of the line as far as it has been read; a CR at its end may be part of that.
bool LineReader::isTooLong() const
{
    return m_length > longest + 1 || (m_length > longest && !m_line.ends_with('\r'));
}

LineReader::Line LineReader::finish()
{
    std::string_view text = m_line;
    const bool tooLong = isTooLong();
    if (!tooLong && text.ends_with('\r'))
        text.remove_suffix(1);
    return {text, tooLong};
}

} // namespace showdown::cli
