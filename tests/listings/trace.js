// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

// Prints, for each table read from standard input, the lines that a module of listings runs.
//
// trace.js MODULE: a table is a line as `showdown-cli check` writes it; the answer is one line with
// the numbers of the module's lines, separated by blanks, in the order in which they ran. Only
// lines of the functions of the listings count, whose names begin with a capital, and not their
// heads. Each has a breakpoint whose condition notes the line and is false: nothing ever stops.

const fs = require("fs");
const inspector = require("inspector");
const readline = require("readline");
const vm = require("vm");

// The debugger's answer, which comes at once.
function ask(session, method, params = {}) {
    let answer = null;
    session.post(method, params, (error, result) => {
        answer = { error, result };
    });
    if (answer.error) {
        throw new Error(`${method}: ${answer.error.message}`);
    }
    return answer.result;
}

// Runs the module but for its call of main; the debugger's id of it.
function load(session, source) {
    let id = null;
    session.on("Debugger.scriptParsed", ({ params }) => {
        id = params.url === "module of listings" ? params.scriptId : id;
    });
    ask(session, "Debugger.enable");
    vm.runInThisContext(source.replace(/^ *main\(\);$/m, ""), { filename: "module of listings" });
    return id;
}

// The indexes of the lines within the functions of the listings. A closing brace is none.
function tracedLines(lines) {
    let isTraced = false;
    return [...lines.keys()].filter((index) => {
        const isInside = lines[index].startsWith(" ");
        isTraced = isInside ? isTraced : /^function [A-Z]/.test(lines[index]);
        return isInside && isTraced && lines[index].trim() !== "}";
    });
}

// Where the line begins to run, each time that it does: of a loop, where it asks whether to go on. Of
// `for (const [a, b] of pairs)` that is the bracket; before node 20, a and b are places as well.
function startOf(session, scriptId, lineNumber, text) {
    const loop = /^ *for \((let|const \[)/.exec(text);
    const columnNumber = loop ? text.indexOf(loop[1] === "let" ? ";" : "]") : 0;
    const start = { scriptId, lineNumber, columnNumber };
    const end = { scriptId, lineNumber: lineNumber + 1, columnNumber: 0 };
    return ask(session, "Debugger.getPossibleBreakpoints", { start, end }).locations[0];
}

async function main() {
    const source = fs.readFileSync(process.argv[2], "utf8");
    const lines = source.split("\n");
    const session = new inspector.Session();
    session.connect();
    const id = load(session, source);
    for (const index of tracedLines(lines)) {
        const location = startOf(session, id, index, lines[index]);
        const condition = `visited.push(${index + 1}), false`;
        ask(session, "Debugger.setBreakpoint", { location, condition });
    }
    for await (const table of readline.createInterface({ input: process.stdin })) {
        globalThis.visited = [];
        globalThis.answer(table);
        console.log(globalThis.visited.join(" "));
    }
}

main();
