// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// Stands at the end of a copy of a page, and tells the page around it what a person sees who goes
// through the run: a line for each step, forwards by the button and, where all levels are
// probed, back through the story by the key.
"use strict";

(function () {
  const byId = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (id) => byId(id).textContent;
  const press = (key) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const isLast = () => byId("next").getAttribute("aria-disabled") === "true";
  const isFirst = () => byId("back").getAttribute("aria-disabled") === "true";

  const line = () => all("#code [aria-current]").map((each) => each.textContent).join();
  const seen = () => [
    text("sentence"), text("expression"), text("counter"), text("chapter"), text("function"), line(),
    all("#variables > div").map((row) => row.querySelector("dt").textContent + "="
      + row.querySelector("dd").textContent + (row.className === "changed" ? "*" : "")).join("; "),
    all("#callers li").map((row) => row.textContent).join("; "),
    all("#scene svg").map((card) => card.getAttribute("aria-label")).join("; "),
  ].join(" | ");

  const areContinuedFartherIn = () => {
    byId("code").style.width = "16em"; // so that lines wrap
    const rows = all("#code code").filter((each) => each.firstChild).map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      range.setStart(each.firstChild, each.textContent.search(/\S/));
      return [...range.getClientRects()].map((row) => row.left);
    });
    byId("code").style.width = "";
    return rows.some((row) => row.length > 1)
      && rows.every(([first, ...others]) => others.every((other) => other >= first));
  };

  const lines = [];
  for (const level of window.probedLevels) {
    press(String(level + 1));
    press("Home");
    lines.push("level " + level, seen());
    while (!isLast()) {
      byId("next").click();
      lines.push(seen());
    }
    if (level > 0 || window.probedLevels.length === 1) continue;
    lines.push("back");
    for (lines.push(text("sentence")); !isFirst(); lines.push(text("sentence"))) press("ArrowLeft");
  }

  // What else there is to press, at the story.
  const use = (what) => lines.push(what + ": " + text("counter") + " | " + text("sentence"));
  press("1");
  press("End");
  use("End");
  byId("scrubber").value = 3;
  byId("scrubber").dispatchEvent(new Event("input"));
  use("scrubber");
  byId("chapters").children[1].click();
  use("second part");
  press("3");
  press("Home");
  press("ArrowRight");
  press("1");
  use("level that hides the step");
  press("ArrowRight");
  use("right");
  all(".story li button")[4].click();
  use("fifth line of the story");
  press("End");
  const focus = () => lines.push("focus stays with the findings: "
    + all("#found button").includes(document.activeElement));
  all("#found button").pop().focus();
  document.activeElement.click();
  focus();
  press("End");
  focus();
  press(" ");
  lines.push(text("play"));
  press(" ");
  lines.push(text("play"));
  press("End");
  const language = byId("language");
  for (const at of [1, 2, 0]) {
    language.selectedIndex = at;
    language.dispatchEvent(new Event("change"));
    lines.push(language.value + ": " + line());
    lines.push("continued farther in: " + areContinuedFartherIn());
  }
  const theme = () => lines.push(document.documentElement.dataset.theme + " "
    + byId("theme").getAttribute("aria-pressed"));
  byId("theme").click();
  theme();
  byId("theme").click();
  theme();
  Object.defineProperty(navigator, "clipboard", { value: undefined }); // as without https
  document.execCommand = (command) => {
    const field = document.activeElement;
    const selected = field.value.substring(field.selectionStart, field.selectionEnd);
    lines.push(command + ": " + selected.split("\n").join(" / "));
    return true;
  };
  byId("copy").focus();
  byId("copy").click();
  lines.push(text("copy") + " " + (document.activeElement === byId("copy")));
  parent.postMessage({ page: window.probedPage, lines, errors: window.probedErrors }, "*");
})();
