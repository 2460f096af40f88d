// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// Marks a worksheet. The address may fill it: #q1=A&q2=12&mark
"use strict";

(function () {
  const score = document.getElementById("score");
  const button = document.getElementById("mark");
  const questions = [...document.querySelectorAll("section[data-n]")];

  function given(question) {
    return [...question.querySelectorAll("[name]")]
      .filter((field) => field.type === "text" || field.checked)
      .map((field) => field.value.trim())
      .filter((value) => value !== "");
  }

  // "4.8", "4,8", "20 %", "4.8 : 1"; NaN if it is none.
  function numberIn(text) {
    const found = /^([-+]?\d+(?:[.,]\d*)?)\s*(?:%|:\s*1)?$/.exec(text);
    return found ? Number(found[1].replace(",", ".")) : NaN;
  }

  function isRight(question, values) {
    const right = question.dataset.right.split(" ");
    switch (question.dataset.kind) {
      case "outs": // all of them
        return values.length === right.length && values.every((value) => right.includes(value));
      case "number": {
        const off = Math.abs(numberIn(values[0]) - Number(right[0]));
        return off <= Number(question.dataset.within) + 1e-9;
      }
      case "order":
        return values[0].toUpperCase().replace(/[\s,]/g, "") === right[0];
      case "bug": // a table and a line of it
        return right.includes(values[0].replace(/[\s:,]+/, ":"));
      default: // one of them
        return right.includes(values[0]);
    }
  }

  function mark() {
    const results = [];
    for (const question of questions) {
      question.querySelector(".answer").hidden = false;
      if (!("right" in question.dataset)) continue; // to build a hand there is more than one way
      const values = given(question);
      const result = values.length === 0 ? "open" : isRight(question, values) ? "right" : "wrong";
      question.dataset.result = result;
      question.querySelector(".mark").textContent = score.dataset[result];
      results.push(result);
    }
    const right = results.filter((result) => result === "right").length;
    score.textContent = score.dataset.score.replace("%1", right).replace("%2", results.length);
  }

  function fill(address) {
    for (const [name, value] of address) {
      for (const field of document.getElementsByName(name)) {
        if (field.type === "text") field.value = value;
        else field.checked = value.toLowerCase().split(/[\s,]+/).includes(field.value.toLowerCase());
      }
    }
  }

  function follow() {
    const address = new URLSearchParams(location.hash.slice(1));
    fill(address);
    if (address.has("mark")) mark();
  }

  button.hidden = false;
  button.addEventListener("click", mark);
  addEventListener("hashchange", follow);
  follow();
})();
