// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/settingreader.h"

#include "core/cards/notation.h"
#include "core/rules/rule.h"

#include <algorithm>
#include <variant>

namespace showdown::lessons {

using narration::FileFault;
using narration::FileKey;

namespace {

constexpr int mostHands = 3;

/// The number of characters in a UTF-8 text.
int characters(std::string_view text)
{
    return static_cast<int>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

NamedRules readRules(const ObjectReader& object)
{
    const Preset usual = object.object().find("holes") ? Preset::standard : Preset::series;
    NamedRules rules{usual, rulesOf(usual)};
    if (const Node* preset = object.find("rules", Node::Kind::text)) {
        if (const std::optional<Preset> named = presetFromId(preset->text))
            rules = {*named, rulesOf(*named)};
        else
            object.problems().add(preset->line, FileFault::presetUnknown,
                                  {preset->text, narration::knownIds(allPresets())});
    }
    const Node* changes = object.find("set", Node::Kind::object);
    if (!changes)
        return rules;
    for (const Node& change : changes->children) {
        const std::optional<Rule> rule = ruleFromId(change.key);
        if (!rule)
            object.problems().add(change.line, FileFault::ruleUnknown,
                                  {change.key, narration::knownIds(allRules())});
        else if (change.kind != Node::Kind::text)
            object.wrong(change, FileFault::textWanted);
        else if (!setFromText(rules.rules, *rule, change.text))
            object.problems().add(
                change.line, FileFault::ruleValueWrong,
                {std::string(id(*rule)), narration::FileWord{change.text}, *rule});
    }
    return rules;
}

/// The elements of a list of one to three hands.
std::vector<const Node*> handTexts(const ObjectReader& object, std::string_view key)
{
    std::vector<const Node*> texts = object.texts(key);
    const Node* list = object.object().find(key);
    if (list->kind != Node::Kind::list || (!list->children.empty() && texts.empty()))
        return texts;
    if (list->children.empty() || list->children.size() > mostHands)
        object.problems().add(list->line, FileFault::elementsWanted,
                              {FileKey{list->shownKey()}, 1, mostHands});
    if (texts.size() > mostHands)
        texts.resize(mostHands);
    return texts;
}

/// The place of one of the cards of a hand with open places, both counted from 0.
int placeIn(const OpenHand& hand, int card)
{
    int place = 0;
    while (!hand[static_cast<std::size_t>(place)] || card-- > 0)
        ++place;
    return place;
}

void readHands(const ObjectReader& object, bool mayBeOpen, Setting& setting)
{
    const std::vector<const Node*> texts = handTexts(object, "hands");
    const std::string key = object.object().find("hands")->shownKey();
    bool areWhole = true;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::optional<OpenHand> hand =
            readHand(*texts[i], key, static_cast<int>(i) + 1, mayBeOpen, object.problems());
        areWhole = areWhole && hand;
        setting.hands.push_back(hand.value_or(OpenHand{}));
    }
    if (!areWhole || setting.rules.rules.deck != DeckKind::one)
        return;
    const std::vector<Hand> hands = setting.fullHands();
    std::optional<RepeatedCard> repeated = findRepeatedCard(hands);
    if (!repeated)
        return;
    for (CardPlace* place : {&repeated->first, &repeated->second})
        place->position =
            placeIn(setting.hands[static_cast<std::size_t>(place->hand)], place->position);
    const auto [card, first, second] = *repeated;
    object.problems().add(texts[static_cast<std::size_t>(second.hand)]->line, FileFault::cardTwice,
                          {card, SeenPlace{SeenArea::hole, first.hand, first.position},
                           SeenPlace{SeenArea::hole, second.hand, second.position}});
}

std::vector<Card> readArea(const ObjectReader& object, std::string_view key)
{
    const Node* cards = object.find(key, Node::Kind::text);
    return cards ? readCards(*cards, object.problems()) : std::vector<Card>();
}

/// The line in the file of the part that is wrong with a situation.
int lineOf(const SituationError& error, const ObjectReader& object,
           const std::vector<const Node*>& holes)
{
    const auto lineOfKey = [&object](std::string_view key) {
        const Node* node = object.object().find(key);
        return (node ? node : object.object().find("holes"))->line;
    };
    if (error.fault == SituationFault::badBoardSize)
        return lineOfKey("board");
    if (error.fault != SituationFault::repeatedCard)
        return lineOfKey("holes");
    switch (error.second.area) {
    case SeenArea::board:
        return lineOfKey("board");
    case SeenArea::dead:
        return lineOfKey("dead");
    case SeenArea::hole:
        break;
    }
    return holes.at(static_cast<std::size_t>(error.second.player))->line;
}

void readSituation(const ObjectReader& object, Setting& setting)
{
    Situation situation;
    situation.rules = setting.rules.rules;
    const std::size_t before = object.problems().all().size();
    const std::vector<const Node*> holes = handTexts(object, "holes");
    const std::string key = object.object().find("holes")->shownKey();
    for (std::size_t i = 0; i < holes.size(); ++i) {
        const auto hole = parseHole(holes[i]->text);
        if (const auto* error = std::get_if<NotationError>(&hole))
            object.problems().add(holes[i]->line, FileFault::cardsWrong,
                                  {FileKey{key, {}, static_cast<int>(i) + 1}, *error});
        else
            situation.players.push_back(std::get<HoleCards>(hole));
    }
    situation.board = readArea(object, "board");
    situation.dead = readArea(object, "dead");
    if (const Node* hope = object.find("to", Node::Kind::text))
        setting.hope = readRank(*hope, setting.rules.rules, object.problems());
    setting.situation = situation;
    if (object.problems().all().size() > before)
        return;
    const std::optional<SituationError> error = findError(situation);
    if (!error)
        return;
    const int line = lineOf(*error, object, holes);
    if (error->fault == SituationFault::repeatedCard)
        object.problems().add(line, FileFault::cardTwice,
                              {*error->card, error->first, error->second});
    else
        object.problems().add(line, FileFault::situationWrong, {*error});
}

} // namespace

std::vector<std::string_view> settingKeys()
{
    return {"rules", "set", "lens", "hands", "holes", "board", "dead", "to"};
}

std::vector<Card> readCards(const Node& node, Problems& problems)
{
    auto cards = parseCards(node.text);
    if (const auto* error = std::get_if<NotationError>(&cards)) {
        problems.add(node.line, FileFault::cardsWrong, {FileKey{node.shownKey()}, *error});
        return {};
    }
    return std::get<std::vector<Card>>(std::move(cards));
}

std::optional<OpenHand> readHand(const Node& node, std::string_view key, int number, bool mayBeOpen,
                                 Problems& problems)
{
    std::vector<std::optional<Card>> places;
    const std::string_view text = node.text;
    if (!mayBeOpen && text.find('_') != std::string_view::npos) {
        problems.add(node.line, FileFault::openPlace);
        return std::nullopt;
    }
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end =
            mayBeOpen ? std::min(text.find('_', begin), text.size()) : text.size();
        auto cards = parseCards(text.substr(begin, end - begin));
        if (auto* error = std::get_if<NotationError>(&cards)) {
            error->position += characters(text.substr(0, begin));
            problems.add(node.line, FileFault::cardsWrong,
                         {FileKey{std::string(key), {}, number}, *error});
            return std::nullopt;
        }
        for (const Card card : std::get<std::vector<Card>>(cards))
            places.emplace_back(card);
        if (end < text.size())
            places.emplace_back(std::nullopt);
        begin = end + 1;
    }
    OpenHand hand;
    if (places.size() != hand.size()) {
        problems.add(node.line, FileFault::cardCountWrong,
                     {FileKey{std::string(key), {}, number}, Hand::fullSize,
                      static_cast<int>(places.size())});
        return std::nullopt;
    }
    std::ranges::copy(places, hand.begin());
    return hand;
}

std::optional<Category> readRank(const Node& node, const HouseRules& rules, Problems& problems)
{
    const std::optional<Category> rank = categoryFromId(node.text);
    if (!rank) {
        problems.add(node.line, FileFault::rankUnknown,
                     {node.text, narration::knownIds(allCategories())});
        return std::nullopt;
    }
    if (!rules.knows(*rank)) {
        problems.add(node.line, FileFault::lensNotInRules, {*rank});
        return std::nullopt;
    }
    return rank;
}

Setting readSetting(const ObjectReader& object, SettingWish wish)
{
    Setting setting;
    setting.rules = readRules(object);
    if (const Node* lens = object.find("lens", Node::Kind::text))
        setting.lens = readRank(*lens, setting.rules.rules, object.problems());
    const bool hasHands = object.object().find("hands");
    const bool hasHoles = object.object().find("holes");
    if (hasHands && hasHoles)
        object.problems().add(object.line(), FileFault::twoSettings);
    else if (!hasHands && !hasHoles && !wish.mayBeAbsent)
        object.problems().add(object.line(), FileFault::noSetting);
    if (hasHands)
        readHands(object, wish.mayBeOpen, setting);
    else if (hasHoles)
        readSituation(object, setting);
    return setting;
}

} // namespace showdown::lessons
