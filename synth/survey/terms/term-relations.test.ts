import { expect, test } from "vitest";
import type { Cell, Relation } from "../../../core/relation.ts";
import { type KindOf, termRelations } from "./term-relations.ts";

const AT = "https://a.example/";
const NAMES = ["Dealing", "Drawing", "Cutting", "Turning", "Sorting"];
const nameOf = (at: number): Cell => ({
  value: { kind: "text", printed: NAMES[at]! },
  evidence: { snapshot: "s", url: AT + at, place: { at: "node", path: "0" } },
});
const scope = {
  key: "cards",
  noun: "section",
  where: (site: string) => `of the chapter “Cards” of ${site}`,
  names: new Map(NAMES.map((_, at) => [AT + at, nameOf(at)])),
};
const term = (name: string, behind: string, description: string) =>
  `<dt id="${name}">${name}${behind}</dt><dd><p>${description}</p></dd>`;

/** Two functions on each of five pages, or what stands there instead. */
function told(write: (at: number) => string, kindOf?: KindOf, list = "function") {
  const pages = NAMES.map((_, at) => ({
    url: AT + at,
    snapshot: "s",
    html: () => `<dl class="${list}">${write(at)}</dl>`,
  }));
  return termRelations(pages, scope, kindOf).map(([relation, said]) => ({
    columns: relation.columns.map(({ name }) => name).join(" | "),
    rows: relation.rows.map(({ cells }) => cells.map(({ value }) => value.printed).join(" ")),
    stated: said.stated,
    lacked: said.lackedBySome,
  }));
}
const versioned = (at: number) =>
  term(`a${at}`, "()", `New in version 1.${at % 2}.`) + term(`b${at}`, "()", "New in version 1.1.");

test("what is stated of the things on some pages is a relation of those that state it", () => {
  const [found] = told(versioned);
  expect(found).toMatchObject({ columns: "Section | Function | First version", stated: undefined, lacked: undefined });
  expect(found!.rows).toHaveLength(10);
  expect(found!.rows[0]).toBe("Dealing a0 1.0");
  const [some] = told((at) => (at === 0 ? term("c", "()", "Old.") : versioned(at)));
  expect(some).toMatchObject({ stated: " with a stated first version", lacked: true });
});

test("nothing is told where a page states one of them twice", () => {
  expect(told((at) => versioned(at) + (at === 0 ? term("a0", "()", "New in version 1.2.") : ""))).toEqual([]);
});

test("of several versions in which something changed the latest is told", () => {
  const changed = (name: string) =>
    `<dt id="${name}">${name}()</dt><dd><p>Changed in version 3.10: Faster.</p><p>Changed in version 3.9: Safer.</p></dd>`;
  const [found] = told((at) => changed(`a${at}`) + term(`b${at}`, "()", "Changed in version 3.8: Faster."));
  expect(found!.rows.slice(0, 2)).toEqual(["Dealing a0 3.10", "Dealing b0 3.8"]);
});

test("the same words in many descriptions are told, wherever in them they stand", () => {
  const words = "This setting needs a new deck.";
  const write = (at: number) =>
    term(`a${at}`, "()", at === 0 ? "Mind that this setting needs a new deck, and more." : words) +
    term(`b${at}`, "()", words) +
    term(`c${at}`, "()", "Whatever.") +
    term(`d${at}`, "()", "Nothing.");
  const [found] = told(write);
  expect(found!.stated).toBe(" described with the words “This setting needs a new deck”");
  expect(found!.rows).toHaveLength(10);
  const once = (at: number) =>
    term(`a${at}`, "()", words) +
    term(`b${at}`, "()", at < 4 ? `${words} Or so.` : "Old.") +
    term(`c${at}`, "()", "New.");
  expect(told(once)).toEqual([]);
});

test("things without a word for them are what an index calls them, or else hide what they may be", () => {
  const write = (at: number) =>
    term(`a${at}`, ` (${at % 2 ? "integer" : "string"})`, "How many.") + term(`b${at}`, " (integer)", "How large.");
  expect(told(write, undefined, "")).toEqual([]);
  expect(told(write, () => "setting", "")[0]!.columns).toBe("Section | Setting | Type");
  const kindOf: KindOf = (url) => (url === `${AT}0` ? undefined : "setting");
  expect(told(write, kindOf, "")).toEqual([]);
});

test("functions of one name that take other arguments are two", () => {
  const write = (at: number) =>
    ["at", "at, by"].map((args) => `<h3>cut${at}(${args})</h3><p>Since: 1.${at % 2}</p>`).join("");
  expect(told(write)[0]!.rows).toHaveLength(10);
  expect(told((at) => `${write(at)}<h3>cut${at}(at)</h3><p>Since: 1.1</p>`)).toEqual([]);
});

test("things that state a version in two ways are counted, and not sorted by it", () => {
  const write = (at: number) =>
    `<h3>a${at}()</h3><p>Since: 1.1</p><h3>b${at}()</h3><p>Since: ${at === 0 ? "1.4, 1.2" : "1.2"}</p><h3>c${at}()</h3>`;
  const [found] = told(write);
  expect(found).toMatchObject({ columns: "Section | Function", stated: " with a stated first version" });
  expect(found!.rows).toHaveLength(10);
});

test("what is described under a heading of details is told from what is only listed, and names that come back are no labels", () => {
  const html = (at: number) => {
    const members = ["cut", "draw"].map(
      (name) => `<h3>${name}</h3><pre>public ${at % 2 ? "int" : "Deck"} ${name}(int at)</pre>`,
    );
    return `<h2>Method Details</h2>${members.join("")}`;
  };
  const pages = NAMES.map((_, at) => ({ url: AT + at, snapshot: "s", html: () => html(at) }));
  const [[relation, said]] = termRelations(pages, scope) as unknown as [[Relation, { stated?: string }]];
  expect(said.stated).toBe(" with a section of their own");
  expect(relation.columns.map(({ name, role }) => `${name}: ${role}`)).toEqual([
    "Section: category",
    "Name: text",
    "Return type: category",
  ]);
});

test("functions with a type are those of all whose type is read, pointers and macros among them, or none", () => {
  const told = (odd: string) => {
    const members = (at: number) =>
      `<h3>cut${at} ()</h3><pre>${at % 2 ? "int" : "Deck *"} cut${at} (int at);</pre><h3>Draw${at} ()</h3><pre>int (*Draw${at}) (int at);</pre>`;
    const pages = NAMES.map((_, at) => ({
      url: AT + at,
      snapshot: "s",
      html: () => `<h2>Functions</h2>${members(at)}${at === 0 ? odd : ""}`,
    }));
    return termRelations(pages, scope).map(([{ rows }, { stated }]) => [rows.length, stated]);
  };
  expect(told("")).toEqual([[10, undefined]]);
  expect(told("<h3>HALVE()</h3><pre>#define HALVE(deck)</pre>")).toEqual([[10, " with a return type"]]);
  expect(told("<h3>turn()</h3><pre>int turn[at];</pre>")).toEqual([]);
});
