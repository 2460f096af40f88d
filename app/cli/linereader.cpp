// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/linereader.h"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace showdown::cli {

LineReader::LineReader(int descriptor, std::function<void()> beforeWaiting)
    : m_descriptor(descriptor), m_beforeWaiting(std::move(beforeWaiting))
{}

std::optional<LineReader::Line> LineReader::next()
{
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
        if (end != std::string_view::npos) {
            m_rest.remove_prefix(end + 1);
            return finish();
        }
        m_rest = {};
    }
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

LineReader::Line LineReader::finish()
{
    std::string_view text = m_line;
    if (m_length == text.size() && text.ends_with('\r'))
        text.remove_suffix(1);
    const bool tooLong = m_length > m_line.size() || text.size() > longest;
    return {text, tooLong};
}

} // namespace showdown::cli
