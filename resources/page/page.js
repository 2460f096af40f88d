// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// The step player of a saved run. What it reads is described in app/page/rundata.h; every sentence
// comes from there.
"use strict";

(function () {
  const run = JSON.parse(document.getElementById("run").textContent);
  const byId = (id) => document.getElementById(id);
  const textAt = (index) => (index < 0 ? "" : run.text[index]);
  const fill = (pattern, ...values) => pattern.replace(/%(\d)/g, (all, n) => values[n - 1] ?? all);

  const playInterval = 2000; // milliseconds: there is a sentence to read
  const roles = ["current", "base", "matched", "wild", "excluded", "kicker"];
  const marks = [["✓", "yes"], ["✗", "no"], ["=", "equal"], ["▶", "decides"]];

  const steps = run.steps.map((row) => ({
    listing: row[0], line: row[1], level: row[2] & 3, givesWilds: (row[2] & 4) !== 0,
    text: textAt(row[3]), story: textAt(row[4]), condition: row[5], caller: row[6], before: row[7],
    changes: row[8], code: textAt(row[9]), numbers: textAt(row[10]), scene: row[11],
    founds: row[12], chapter: row[13],
  }));

  let level = 0;
  let index = 0;
  let visible = [];
  let timer = null;

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function button(className, text, action) {
    const made = element("button", className, text);
    made.type = "button";
    made.addEventListener("click", action);
    return made;
  }

  // How many of the steps that the level shows come up to this one.
  function positionOf(step) {
    let low = 0;
    let high = visible.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (visible[middle] <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const isVisible = () => steps[index].level <= level;
  const position = () => Math.max(1, positionOf(index));
  const nextStep = () => visible[positionOf(index)];
  const stepBefore = () => visible[positionOf(index - 1) - 1];

  // The variables at a step: those of the step before it in the same call, and its changes.
  const variablesAt = new Map();
  function variables(at) {
    const chain = [];
    for (let each = at; each >= 0 && !variablesAt.has(each); each = steps[each].before)
      chain.push(each);
    while (chain.length > 0) {
      const each = chain.pop();
      const before = steps[each].before;
      const held = before < 0 ? [] : variablesAt.get(before).map((row) => [row[0], row[1], false]);
      const changes = steps[each].changes;
      for (let i = 0; i < changes.length; i += 3)
        held[changes[i]] = [textAt(changes[i + 1]), textAt(changes[i + 2]), before >= 0];
      variablesAt.set(each, held);
    }
    return variablesAt.get(at);
  }

  const svgNames = "http://www.w3.org/2000/svg";

  function picture(card, role) {
    const [symbol, label] = run.cards[card];
    const svg = document.createElementNS(svgNames, "svg");
    svg.setAttribute("class", "card" + (role < 0 ? "" : " role-" + roles[role]));
    svg.setAttribute("viewBox", "0 0 64 90");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", textAt(label));
    const title = document.createElementNS(svgNames, "title");
    title.textContent = textAt(label);
    const use = document.createElementNS(svgNames, "use");
    use.setAttribute("href", "#" + symbol);
    svg.append(title, use);
    return svg;
  }

  function handOf(row, columns) {
    const [player, order, wilds, variable, isWorking] = row;
    const made = element("div", "seenHand");
    const words = element("p", "words");
    words.append(element("b", "", textAt(run.players[player - 1][0])));
    for (const note of [order, wilds])
      if (note >= 0) words.append(" ", element("span", "note", textAt(note)));
    if (variable >= 0) words.append(" ", element("code", "", textAt(variable)));
    const list = element("ul", "cards");
    list.setAttribute("role", "list");
    for (let i = 5; i < row.length; i += 2) {
      const column = (i - 5) / 2;
      const place = element("li", columns.includes(column) ? "compared" : "");
      place.append(picture(row[i], row[i + 1]));
      list.append(place);
    }
    made.append(words, list);
    if (isWorking) made.append(brackets(run.players[player - 1][1]));
    return made;
  }

  function brackets(parts) {
    const row = element("div", "brackets");
    for (const [, count, name, isMatched] of parts) {
      const bracket = element("span", "bracket " + (isMatched ? "matched" : "kicker"), textAt(name));
      bracket.style.gridColumn = "span " + count;
      row.append(bracket);
    }
    return row;
  }

  // Between two hands: what is equal in which column, and how the compared one came out.
  function relations(columns, equal, result) {
    const row = element("div", "relations");
    for (let column = 0; column < 5; ++column)
      row.append(element("span", "disc", equal.includes(column) ? "=" : ""));
    if (result >= 0) {
      const pill = element("span", "pill", textAt(result));
      pill.style.gridColumn = columns.length > 0
        ? columns[0] + 1 + " / span " + columns.length : "1 / span 5";
      row.append(pill);
    }
    return row;
  }

  function showScene() {
    const [hands, range, equal, result, waiting, group] = run.scenes[steps[index].scene];
    const columns = [];
    for (let i = 0; range.length > 0 && i < range[1]; ++i) columns.push(range[0] + i);
    const shown = [];
    const isCompared = hands.length === 2 && (range.length > 0 || equal.length > 0 || result >= 0);
    hands.forEach((hand, i) => {
      if (i === 1 && isCompared) shown.push(relations(columns, equal, result));
      shown.push(handOf(hand, columns));
    });
    if (group.length > 0) {
      const row = element("div", "group");
      const words = element("p", "words");
      for (const word of [group[0], group[1]])
        if (word >= 0) words.append(element("b", "", textAt(word)), " ");
      const list = element("ul", "cards");
      list.setAttribute("role", "list");
      for (const card of group[2]) {
        const place = element("li");
        place.append(picture(card, 2));
        list.append(place);
      }
      row.append(words, list);
      shown.push(row);
    }
    for (const [player, text] of waiting) {
      const words = element("p", "words waiting");
      words.append(element("b", "", textAt(run.players[player - 1][0])), " ",
        element("span", "note", textAt(text)));
      shown.push(words);
    }
    byId("scene").replaceChildren(...shown);
  }

  // The lines are made anew; the focus stays among them, at the step's own one or where it was.
  function showFound() {
    const found = byId("found");
    const focused = [...found.children].indexOf(document.activeElement.closest("#found li"));
    found.replaceChildren(...run.founds[steps[index].founds].map((each) => {
      const [mark, subject, finding, step] = run.found[each];
      const line = element("li", marks[mark][1] + (step === index ? " now" : ""));
      const go = button("go", undefined, () => { pause(); goTo(step); });
      go.append(element("span", "mark", marks[mark][0]), element("span", "", textAt(subject)),
        element("span", "note", textAt(finding)));
      line.append(go);
      return line;
    }));
    if (focused < 0) return;
    const line = found.querySelector(".now") || found.children[focused] || found.lastElementChild;
    (line ? line.firstElementChild : byId("next")).focus();
  }

  // The lines of a listing in the language chosen, each with its number; braces have none.
  const nameOf = (listing) => run.listings[listing][byId("language").selectedIndex === 0 ? 0 : 2];
  const linesOf = (listing) => run.listings[listing][1][byId("language").selectedIndex];
  const lineOf = (step) => linesOf(step.listing).find(([number]) => number === step.line)[1];

  let shownListing = -1;
  function showCode() {
    const step = steps[index];
    const code = byId("code");
    if (step.listing !== shownListing) {
      byId("function").textContent = nameOf(step.listing);
      code.replaceChildren(...linesOf(step.listing).map(([number, line]) => {
        const made = element("li", number ? "" : "brace");
        made.dataset.line = number;
        made.style.setProperty("--spaces", line.search(/\S|$/)); // its continuation is farther in
        made.append(element("code", "", line), element("span", "answer"));
        return made;
      }));
      shownListing = step.listing;
    }
    const before = code.querySelector("[aria-current]");
    if (before) {
      before.removeAttribute("aria-current");
      before.querySelector(".answer").textContent = "";
    }
    const line = code.querySelector(`[data-line="${step.line}"]`);
    line.setAttribute("aria-current", "step");
    if (step.condition >= 0)
      line.querySelector(".answer").textContent = step.condition ? run.words.yes : run.words.no;
  }

  // The current line and the latest finding, measured once a frame, however fast steps go by.
  let isScrolling = false;
  function scrollSoon() {
    if (isScrolling) return;
    isScrolling = true;
    requestAnimationFrame(() => {
      isScrolling = false;
      byId("found").scrollTop = byId("found").scrollHeight;
      const code = byId("code");
      const line = code.querySelector("[aria-current]");
      const top = line.offsetTop; // in the list, which is positioned
      if (top < code.scrollTop || top + line.offsetHeight > code.scrollTop + code.clientHeight)
        code.scrollTop = top - code.clientHeight / 2;
    });
  }

  function showVariables() {
    byId("variables").replaceChildren(...variables(index).map(([name, value, isChanged]) => {
      const row = element("div", isChanged ? "changed" : "");
      row.append(element("dt", "", name), element("dd", "", value));
      if (isChanged) row.append(element("dd", "forReaders", run.words.changed));
      return row;
    }));
  }

  function showCallers() {
    const rows = [];
    for (let each = index; each >= 0; each = steps[each].caller) {
      const step = steps[each];
      const name = nameOf(step.listing);
      const row = element("li", each === index ? "running" : "");
      const call = element("code", "", name);
      call.dir = "ltr";
      row.append(call, " ", element("span", "note", fill(run.words.line, step.line)));
      row.title = lineOf(step).trim();
      rows.push(row);
    }
    byId("callers").replaceChildren(...rows);
  }

  function showExpression() {
    const step = steps[index];
    const parts = [];
    // the line on which wilds are given a value asks about something else
    if (step.code && !(level === 0 && step.givesWilds)) {
      parts.push(element("span", "", step.code));
      if (step.numbers) parts.push(" › ", element("b", "", step.numbers));
      if (step.condition >= 0)
        parts.push(" › ", element("b", step.condition ? "true" : "false",
          step.condition ? "true" : "false"));
    }
    byId("expression").replaceChildren(...parts);
  }

  function showPlace() {
    const count = visible.length;
    const chapter = run.chapters[steps[index].chapter];
    byId("chapter").textContent = textAt(chapter[0]);
    byId("counter").textContent = isVisible() || position() === count
      ? fill(run.words.step, position(), count)
      : fill(run.words.between, position(), count, position() + 1);
    const scrubber = byId("scrubber");
    scrubber.value = position();
    scrubber.setAttribute("aria-valuetext",
      fill(run.words.place, position(), count, textAt(chapter[2])));
    scrubber.style.setProperty("--done", count > 1 ? (position() - 1) / (count - 1) : 1);
    for (const name of Object.keys(moves)) // a disabled button would lose the focus and the keys
      byId(name).setAttribute("aria-disabled", target(name) === undefined);
    [...byId("chapters").children].forEach((each, number) => {
      if (number === steps[index].chapter) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    });
    for (const line of document.querySelectorAll(".story li[aria-current]"))
      line.removeAttribute("aria-current");
    const line = document.querySelector('.story li[data-step="' + index + '"]');
    if (line) line.setAttribute("aria-current", "step");
  }

  function show() {
    const step = steps[index];
    byId("sentence").textContent = level === 0 && step.story ? step.story : step.text;
    showExpression();
    showPlace();
    showScene();
    showFound();
    showCode();
    showVariables();
    showCallers();
    scrollSoon();
  }

  function goTo(step) {
    if (step === undefined) return;
    index = step;
    show();
  }

  function setLevel(chosen) {
    level = chosen;
    visible = [];
    steps.forEach((step, i) => {
      if (step.level <= level) visible.push(i);
    });
    const scrubber = byId("scrubber");
    scrubber.max = visible.length;
    showTicks();
    showChapters();
    show();
  }

  // A tick for each finding; in the story every step is one.
  function showTicks() {
    const ticks = [];
    steps.forEach((step, i) => {
      if (step.level > 0) return;
      const tick = element("i");
      tick.style.setProperty("--at",
        visible.length > 1 ? (positionOf(i) - 1) / (visible.length - 1) : 0);
      ticks.push(tick);
    });
    byId("ticks").replaceChildren(...ticks);
  }

  function showChapters() {
    byId("chapters").replaceChildren(...run.chapters.map((chapter) => {
      const [title, short, spoken, first, last] = chapter;
      const shown = positionOf(last) - positionOf(first - 1);
      const go = button("", textAt(short), () => {
        pause();
        goTo(visible[Math.min(positionOf(first - 1), visible.length - 1)]);
      });
      go.title = textAt(title);
      go.setAttribute("aria-label", textAt(spoken));
      go.style.flexGrow = Math.max(1, shown);
      return go;
    }));
  }

  function pause() {
    clearInterval(timer);
    timer = null;
    byId("play").textContent = run.words.play;
  }

  function play() {
    if (timer !== null) return pause();
    if (nextStep() === undefined) goTo(visible[0]);
    byId("play").textContent = run.words.pause;
    timer = setInterval(() => {
      goTo(nextStep());
      if (nextStep() === undefined) pause();
    }, playInterval);
  }

  const moves = {
    first: () => visible[0], back: stepBefore, next: nextStep,
    last: () => visible[visible.length - 1],
  };
  // Where a move leads; nothing if nowhere.
  function target(name) {
    const step = moves[name]();
    return step === index ? undefined : step;
  }
  function move(name) {
    pause();
    goTo(target(name));
  }

  function chooseLevel(number) {
    const radio = document.querySelectorAll('input[name="level"]')[number];
    radio.checked = true;
    setLevel(number);
  }

  function key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const focus = event.target;
    if (focus.matches("select")) return; // it chooses by these keys
    const isRadio = focus.matches('input[type="radio"]');
    const isRange = focus.matches('input[type="range"]');
    const isScrolled = focus.matches("#code, pre");
    const isMirrored = document.documentElement.dir === "rtl";
    const actions = {
      Home: () => move("first"), End: () => move("last"),
      1: () => chooseLevel(0), 2: () => chooseLevel(1), 3: () => chooseLevel(2),
    };
    if (!isRadio) {
      actions.ArrowLeft = () => move(isMirrored ? "next" : "back");
      actions.ArrowRight = () => move(isMirrored ? "back" : "next");
    }
    if (!isRadio && !isScrolled && !focus.matches("button")) actions[" "] = play;
    const action = actions[event.key];
    if (!action || (isScrolled && !(event.key >= "1" && event.key <= "3"))) return;
    if (isRange && event.key.startsWith("Arrow")) return; // the scrubber goes by itself
    event.preventDefault();
    action();
  }

  function setUpTheme() {
    const root = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: dark)");
    const isDark = () => (root.dataset.theme || (system.matches ? "dark" : "light")) === "dark";
    const theme = byId("theme");
    const tell = () => theme.setAttribute("aria-pressed", isDark());
    theme.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      tell();
    });
    system.addEventListener("change", tell);
    theme.hidden = false;
    tell();
  }

  function setUpStory() {
    for (const line of document.querySelectorAll(".story li")) {
      const go = button("go", line.textContent, () => {
        pause();
        goTo(Number(line.dataset.step));
        byId("player").scrollIntoView();
      });
      line.replaceChildren(go);
    }
    byId("storyNote").hidden = false;
  }

  // For a page from a server without https, where browsers have no clipboard.
  function copyBySelection(text) {
    const field = document.createElement("textarea");
    const before = document.activeElement;
    field.value = text;
    field.style.position = "fixed"; // else the page would scroll to it
    field.style.top = "0";
    document.body.append(field);
    field.focus({ preventScroll: true });
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    before.focus({ preventScroll: true });
    return isCopied;
  }

  for (const name of Object.keys(moves))
    byId(name).addEventListener("click", () => move(name));
  byId("play").addEventListener("click", play);
  byId("scrubber").addEventListener("input", (event) => {
    pause();
    goTo(visible[event.target.value - 1]);
  });
  document.querySelectorAll('input[name="level"]').forEach((radio, number) =>
    radio.addEventListener("change", () => setLevel(number)));
  byId("language").addEventListener("change", () => {
    shownListing = -1;
    show();
  });
  byId("copy").addEventListener("click", () => {
    const text = linesOf(steps[index].listing).map(([, line]) => line + "\n").join("");
    const sayCopied = () => {
      byId("copy").textContent = run.words.copied;
      setTimeout(() => { byId("copy").textContent = run.words.copy; }, playInterval);
    };
    const copySelected = () => {
      if (copyBySelection(text)) sayCopied();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(sayCopied, copySelected);
    else copySelected();
  });
  document.addEventListener("keydown", key);
  setUpTheme();
  setUpStory();
  byId("player").hidden = false;
  setLevel(0);
})();
