const WILD = 15, ACE = 14, JACK = 11;
const RANKS = "23456789TJQKA*";

function valuesOf(hand) {
  return hand.trim().split(/\s+/)
    .map(card => RANKS.indexOf(card[0]) + 2)
    .sort((a, b) => b - a);
}

function count(values, value) {
  return values.filter(each => each === value).length;
}

function without(values, excluded, max) {
  let left = max;
  return values.filter(
    value => !(excluded.includes(value) && left-- > 0));
}

function highCard(values) {
  return values.map(value => Math.min(value, ACE));
}

function pair(values) {
  const wilds = count(values, WILD);
  const naturals = without(values, [WILD], wilds);
  const group = naturals.find(
    value => count(naturals, value) + wilds >= 2);
  const found = wilds >= 2 ? ACE : group;
  if (!(found >= JACK)) return null;
  const wildsLast = [...naturals, ...values.slice(0, wilds)];
  const excluded = wilds === 2 ? [WILD] : [group, WILD];
  const kickers = without(wildsLast, excluded, 2);
  return [found, ...highCard(kickers).sort((a, b) => b - a)];
}

function compare(a, b) {
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

const valueAs = { "high-card": highCard, pair }[process.argv[2]];

function answer(line) {
  const found = line.split("|").map(
    hand => valueAs(valuesOf(hand)));
  const winners = [];
  found.forEach((value, i) => {
    const loses = other => other && compare(value, other) < 0;
    if (value && !found.some(loses)) winners.push(i + 1);
  });
  console.log(winners.join(" "));
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", answer);
