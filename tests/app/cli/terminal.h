// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace showdown::tests {

/// A separate pseudo terminal.
class Terminal
{
public:
    Terminal() : m_master(posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (m_master >= 0 && grantpt(m_master) == 0 && unlockpt(m_master) == 0)
            m_slave = ::open(ptsname(m_master), O_RDWR | O_NOCTTY);
        fcntl(m_master, F_SETFL, O_NONBLOCK);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal()
    {
        if (isOpen())
            ::close(m_slave);
        if (m_master >= 0)
            ::close(m_master);
    }

    /// False if the system has no pseudo terminals, as in a bare chroot.
    bool isOpen() const { return m_slave >= 0; }

    int descriptor() const { return m_slave; }

    /// Sets its width.
    void setColumns(int columns)
    {
        winsize size{};
        size.ws_col = static_cast<unsigned short>(columns);
        ioctl(m_slave, TIOCSWINSZ, &size);
    }

    /// Everything written to it.
    QByteArray text()
    {
        std::array<char, 4096> block{};
        ssize_t size = 0;
        while ((size = ::read(m_master, block.data(), block.size())) > 0)
            m_text.append(block.data(), size);
        return m_text;
    }

private:
    int m_master;
    int m_slave = -1;
    QByteArray m_text;
};

} // namespace showdown::tests
