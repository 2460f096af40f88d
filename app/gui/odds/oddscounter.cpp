// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddscounter.h"

#include "app/gui/odds/oddswork.h"

#include <QCoreApplication>
#include <QEvent>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace showdown::gui {
/// The exchange between the two threads. Only the latest question waits, and only the latest news:
/// it includes the earlier ones.
class OddsCounter::Desk
{
public:
    /// The findings of the thread.
    struct News
    {
        std::uint64_t number = 0; ///< of the question
        std::shared_ptr<const OddsCount> count;
        bool isDone = false; ///< nothing more follows
    };

    Desk(OddsCounter& window, const EquityOptions& options)
        : m_window(window),
          m_options(besideWindow(options)),
          m_thread([this](const std::stop_token& quit) { work(quit); })
    {}

    ~Desk() { drop(); } // then the thread is asked to quit, and joined

    /// Sets a question and drops the previous one.
    void ask(std::uint64_t number, const OddsQuestion& question, Category target)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_stop.request_stop();
            m_stop = std::stop_source();
            m_task = Task{number, question, target, m_stop.get_token()};
        }
        m_hasTask.notify_one();
    }

    void drop()
    {
        const std::scoped_lock lock(m_mutex);
        m_stop.request_stop();
        m_task.reset();
    }

    std::optional<News> takeNews()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_news, std::nullopt);
    }

private:
    struct Task
    {
        std::uint64_t number = 0;
        OddsQuestion question;
        Category target = Category::straight;
        std::stop_token stop;
    };

    void work(const std::stop_token& quit)
    {
        while (const std::optional<Task> task = nextTask(quit)) {
            std::shared_ptr<const OddsCount> latest;
            countOdds(task->question, task->target, m_options, task->stop,
                      [&](const OddsCount& count) {
                          latest = std::make_shared<const OddsCount>(count);
                          bring({task->number, latest});
                      });
            bring({task->number, latest, true});
        }
    }

    std::optional<Task> nextTask(const std::stop_token& quit)
    {
        std::unique_lock lock(m_mutex);
        if (!m_hasTask.wait(lock, quit, [this] { return m_task.has_value(); }))
            return std::nullopt;
        return std::exchange(m_task, std::nullopt);
    }

    void bring(News news)
    {
        auto event = std::make_unique<QEvent>(QEvent::User);
        {
            const std::scoped_lock lock(m_mutex);
            const bool isAwaited = m_news.has_value();
            m_news = std::move(news);
            if (isAwaited)
                return; // the window already has an event pending
        }
        QCoreApplication::postEvent(&m_window, event.release());
    }

    OddsCounter& m_window;
    const EquityOptions m_options;
    std::mutex m_mutex; // for all that follows
    std::condition_variable_any m_hasTask;
    std::optional<Task> m_task;
    std::stop_source m_stop; ///< of the latest question
    std::optional<News> m_news;
    std::jthread m_thread; // the last member, so that it ends first
};

OddsCounter::OddsCounter(QObject* parent, const EquityOptions& options)
    : QObject(parent), m_desk(std::make_unique<Desk>(*this, options))
{}

OddsCounter::~OddsCounter() = default;

bool OddsCounter::count(const OddsQuestion& question, Category target)
{
    const bool isSameHope = target == m_target || question.situation.players.size() > 1;
    if (question == m_question && isSameHope && (m_isCounting || m_isComplete))
        return false;
    drop();
    m_question = question;
    m_target = target;
    m_isCounting = true;
    m_desk->ask(m_number, question, target);
    emit changed();
    return true;
}

bool OddsCounter::clear()
{
    if (!m_question)
        return false;
    m_desk->drop();
    drop();
    m_question.reset();
    emit changed();
    return true;
}

void OddsCounter::stop()
{
    if (!m_isCounting)
        return;
    takeNews();
    m_desk->drop();
    ++m_number;
    m_isCounting = false;
    m_wasStopped = !m_isComplete && !(m_result && m_result->isSettled);
    if (m_wasStopped && m_result) { // the known result is marked as stopped
        auto known = std::make_shared<OddsCount>(*m_result);
        known->equity.isCancelled = true;
        m_result = std::move(known);
    }
    emit changed();
}

void OddsCounter::customEvent(QEvent* event)
{
    QObject::customEvent(event);
    if (takeNews())
        emit changed();
}

/// False if there is no news about the current question.
bool OddsCounter::takeNews()
{
    const std::optional<Desk::News> news = m_desk->takeNews();
    if (!news || news->number != m_number)
        return false;
    m_result = news->count;
    m_isComplete = news->isDone;
    m_isCounting = !news->isDone;
    return true;
}

/// From now on results of the previous question are out of date.
void OddsCounter::drop()
{
    ++m_number;
    m_result.reset();
    m_isCounting = false;
    m_isComplete = false;
    m_wasStopped = false;
}

} // namespace showdown::gui
