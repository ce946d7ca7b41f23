import { expect, test } from "vitest";
import { pageTerms } from "./page-terms.ts";

const told = (html: string) =>
  pageTerms({ url: "https://a.example/deck.html", snapshot: "s", html: () => `<body>${html}</body>` });
const terms = (html: string) =>
  told(html).flatMap(({ heading, items, isUnsure }) =>
    isUnsure ? [] : [[heading, items.map(({ value }) => value.printed)]],
  );
const unsure = (html: string) => told(html).flatMap(({ heading, isUnsure }) => (isUnsure ? [heading] : []));
const term = (kind: string, text: string, inner = "") =>
  `<dl class="py ${kind}"><dt id="${text}">${text}</dt><dd><p>What it does.</p>${inner}</dd></dl>`;

test("what a page describes is listed by the kinds that its markup states", () => {
  expect(
    terms(term("function", "deck.draw(count)") + term("class", "class deck.Card") + term("function", "deck.cut()")),
  ).toEqual([
    ["Functions", ["deck.draw", "deck.cut"]],
    ["Classes", ["deck.Card"]],
  ]);
  const stated = (kind: string, name: string) =>
    `<dl><dt id="${name}"><span>${kind}:</span> <strong>${name}</strong> (count)</dt><dd><p>It.</p></dd></dl>`;
  expect(terms(stated("Function", "draw") + stated("Option variable", "seed") + stated("Function", "cut"))).toEqual([
    ["Functions", ["draw", "cut"]],
    ["Option variables", ["seed"]],
  ]);
});

test("what is described within a term is the term's, unless all of the page is about that one", () => {
  const card = term("class", "deck.Card", term("method", "turn()") + term("method", "hide()"));
  expect(terms(card + term("function", "deck.cut()"))).toEqual([
    ["Classes", ["deck.Card"]],
    ["Functions", ["deck.cut"]],
  ]);
  expect(terms(card)).toEqual([["Methods", ["turn", "hide"]]]);
  expect(terms(term("function", "deck.cut()"))).toEqual([["Functions", ["deck.cut"]]]);
});

test("several terms above one description are one; lists without kinds or places describe nothing", () => {
  expect(terms('<dl class="function"><dt id="a">cut()</dt><dt id="b">cut(at)</dt><dd><p>It.</p></dd></dl>')).toEqual([
    ["Functions", ["cut"]],
  ]);
  expect(terms("<dl><dt id='a'>cut</dt><dd>It.</dd></dl><dl class='function'><dt>cut</dt><dd>It.</dd></dl>")).toEqual(
    [],
  );
});

test("the place of a list is where all that it names stands", () => {
  const html = `<body><div>${term("function", "cut()")}<p>And:</p>${term("function", "draw()")}</div></body>`;
  const [found] = pageTerms({ url: "https://a.example/deck.html", snapshot: "s", html: () => html });
  const pathOf = ({ place }: { place: { at: string } }) => ("path" in place ? String(place.path) : "");
  expect(found!.items.every((item) => pathOf(item.evidence).startsWith(`${pathOf(found!.evidence)}/`))).toBe(true);
});

test("where the label before a term is left empty, its arguments say that it is a function", () => {
  const list = (...called: string[]) =>
    `<dl>${called.map((text) => `<dt id="${text}"><span>: </span>${text} ¶</dt>`).join("")}<dd><p>It.</p></dd></dl>`;
  expect(terms(list("low = span (deck)", "[low, high] = span (deck, at)") + list("cut now", "cut ()"))).toEqual([
    ["Functions", ["span", "cut"]],
  ]);
  const [open] = pageTerms({ url: "https://a.example/", snapshot: "s", html: () => list("cut ()") + list("stop now") });
  expect(open!.isUnsure).toBe(true);
});

test("of what a page describes within its terms, or without a place or a name, nobody can say how many there are, or that there are none", () => {
  const card = term("class", "deck.Card", term("method", "turn()"));
  expect(unsure(card)).toEqual(["Classes"]);
  expect(unsure(card + term("class", "deck.Pile", term("method", "lift()")))).toEqual(["Methods"]);
  expect(unsure(term("method", "cut()") + card + card.replaceAll("Card", "Pile"))).toEqual(["Methods"]);
  expect(unsure(`${term("method", "cut()")}<dl class="py method"><dt>lift()</dt><dd>It.</dd></dl>`)).toEqual([
    "Methods",
  ]);
  expect(unsure(term("method", "«»"))).toEqual(["Methods"]);
});
