// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/claimsreader.h"

#include "app/lessons/settingreader.h"
#include "core/cards/notation.h"
#include "core/compare/partname.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileKey;

namespace {

constexpr int anyNumber = std::numeric_limits<int>::max();

bool isNothing(const Node& node)
{
    return node.kind == Node::Kind::null || node.kind == Node::Kind::absent;
}

bool isTextOrNothing(const Node& node)
{
    return node.kind == Node::Kind::text || isNothing(node);
}

/// Reads the claims of one object, one key after the other.
class ClaimsReader
{
public:
    ClaimsReader(const ObjectReader& object, const Setting& setting)
        : m_object(object),
          m_setting(setting),
          m_players(static_cast<int>(setting.situation ? setting.situation->players.size()
                                                       : setting.hands.size()))
    {}

    Claims read()
    {
        m_claims.winners = m_object.numbers("winners", 1, 3);
        readDecides();
        readRanks();
        m_claims.names = ofEachHand("names");
        m_claims.working = ofEachHand("working");
        m_claims.wilds = ofEachHand("wilds");
        readValues();
        readPrinted();
        readAfter();
        readOdds();
        for (const Node& member : m_object.object().children) {
            if (const auto known = claimKeys();
                member.key != "player" && std::ranges::find(known, member.key) != known.end())
                m_claims.places[member.key] = {member.line, member.shownKey()};
        }
        return std::move(m_claims);
    }

private:
    /// The list under a key, if it has an element for each hand.
    const Node* listOfHands(std::string_view key) const
    {
        const Node* list = m_object.find(key, Node::Kind::list);
        if (list && m_players > 0 && static_cast<int>(list->children.size()) != m_players) {
            m_object.problems().add(list->line, FileFault::asManyAsHandsWanted,
                                    {FileKey{list->shownKey()}, m_players});
            return nullptr;
        }
        return list;
    }

    void readDecides()
    {
        const Node* decides = m_object.find("decides", Node::Kind::text);
        if (!decides)
            return;
        readPart(*decides, m_object.problems(), {"tie", "fit"});
        m_claims.decides = QString::fromStdString(decides->text);
    }

    void readRanks()
    {
        const Node* ranks = listOfHands("ranks");
        if (!ranks)
            return;
        for (const Node& rank : ranks->children) {
            RankClaim read;
            read.isClaimed = rank.kind != Node::Kind::absent;
            if (rank.kind == Node::Kind::text)
                read.rank = readRank(rank, m_setting.rules.rules, m_object.problems());
            else if (read.isClaimed && rank.kind != Node::Kind::null)
                m_object.problems().add(rank.line, FileFault::textOrNullWanted,
                                        {FileKey{ranks->shownKey()}});
            m_claims.ranks.push_back(read);
        }
    }

    QStringList ofEachHand(std::string_view key) const
    {
        QStringList texts;
        const Node* list = listOfHands(key);
        if (!list)
            return texts;
        for (const Node& element : list->children) {
            if (!isTextOrNothing(element))
                m_object.problems().add(element.line, FileFault::textOrNullWanted,
                                        {FileKey{list->shownKey()}});
            texts += QString::fromStdString(element.text).simplified();
        }
        return texts;
    }

    void readValues()
    {
        const Node* list = listOfHands("values");
        if (!list)
            return;
        for (const Node& element : list->children) {
            std::vector<int> values;
            if (element.kind != Node::Kind::list && !isNothing(element))
                m_object.problems().add(element.line, FileFault::listWanted,
                                        {FileKey{list->shownKey()}});
            for (const Node& value : element.children) {
                if (const std::optional<int> number = m_object.whole(
                        value, *list, showdown::number(Rank::two), showdown::number(Rank::ace)))
                    values.push_back(*number);
            }
            m_claims.values.push_back(values);
        }
    }

    void readPrinted()
    {
        const Node* printed = m_object.find("printed", Node::Kind::text);
        if (!printed)
            return;
        static const QRegularExpression form(QStringLiteral("^E[1-9][0-9]?(:[1-3]*)?$"));
        m_claims.printed = QString::fromStdString(printed->text);
        if (!form.match(m_claims.printed).hasMatch())
            m_object.wrong(*printed, FileFault::mistakeAndWinnersWanted);
        if (const qsizetype colon = m_claims.printed.indexOf(u':'); colon >= 0)
            std::sort(m_claims.printed.begin() + colon + 1, m_claims.printed.end());
    }

    void readAfter()
    {
        const Node* after = m_object.object().find("after");
        if (!after)
            return;
        if (after->kind != Node::Kind::object) {
            m_object.wrong(*after, after->written.empty() ? FileFault::objectWanted
                                                          : FileFault::callAndVariablesWanted);
            return;
        }
        const ObjectReader object(*after, m_object.problems());
        object.refuseOthers({"function", "call", "variables"});
        AfterCall call;
        call.function = object.neededText("function").toStdString();
        call.call = object.number("call", 1, anyNumber).value_or(1);
        const Node* variables = object.need("variables", Node::Kind::object);
        if (!variables)
            return;
        for (const Node& variable : variables->children) {
            if (variable.kind != Node::Kind::text)
                object.wrong(variable, FileFault::textWanted);
            call.variables[variable.key] = variable.text;
        }
        m_claims.after = call;
    }

    void readOdds()
    {
        if (const Node* outs = m_object.object().find("outs")) {
            if (outs->kind == Node::Kind::text)
                m_claims.outCards = readCards(*outs, m_object.problems());
            else if (outs->kind == Node::Kind::number)
                m_claims.outs = m_object.number("outs", 0, anyNumber);
            else
                m_object.wrong(*outs, FileFault::numberOrCardsWanted);
        }
        m_claims.unseen = m_object.number("unseen", 0, anyNumber);
        m_claims.percent = m_object.number("percent", 0, 100);
        m_claims.against = m_object.text("against");
        m_claims.equities = ofEachHand("equities");
        m_claims.boards = m_object.number("boards", 0, anyNumber);
        m_claims.wins = m_object.numbers("wins", 0, anyNumber).value_or(std::vector<int>());
        m_claims.ties = m_object.numbers("ties", 0, anyNumber).value_or(std::vector<int>());
        listOfHands("wins");
        listOfHands("ties");
        m_claims.player = m_object.number("player", 1, std::max(m_players, 1)).value_or(1);
    }

    const ObjectReader& m_object;
    const Setting& m_setting;
    int m_players;
    Claims m_claims;
};

} // namespace

std::vector<std::string_view> claimKeys()
{
    return {"winners", "decides",  "ranks",  "names", "values", "working",
            "wilds",   "printed",  "after",  "outs",  "unseen", "percent",
            "against", "equities", "boards", "wins",  "ties",   "player"};
}

Claims readClaims(const ObjectReader& object, const Setting& setting)
{
    return ClaimsReader(object, setting).read();
}

std::optional<PartName> readPart(const Node& node, Problems& problems,
                                 const std::vector<std::string_view>& others)
{
    const std::optional<PartName> part = partFromText(node.text);
    if (part || std::ranges::find(others, node.text) != others.end())
        return part;
    std::vector<std::string> known;
    for (const PartName& each : allPartNames())
        known.push_back(toText(each));
    known.insert(known.end(), others.begin(), others.end());
    problems.add(node.line, FileFault::partUnknown, {node.text, known});
    return std::nullopt;
}

} // namespace showdown::lessons
