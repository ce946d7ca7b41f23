import { expect, test } from "vitest";
import { describedTerms } from "./described-terms.ts";

function told(html: string) {
  return describedTerms({ html: () => `<body>${html}</body>` }).map(({ kind, name, facts, sentences }) => ({
    kind,
    name: name.text,
    facts: facts.map(({ column, said }) => `${column}: ${said.map(({ text }) => text).join(", ")}`),
    sentences,
  }));
}
const list = (kind: string, term: string, description: string) =>
  `<dl class="${kind}"><dt id="x">${term}</dt><dd>${description}</dd></dl>`;

test("a term is told with what its own description states, and not with what a part of it does", () => {
  const html = list(
    "py function",
    "deck.cut(at)",
    "<p>New in version 3.1.</p><ul><li><p>New in version 3.4.</p></li></ul>" +
      "<dl class='fields'><dt>Return type:</dt><dd><p>bool</p></dd></dl>",
  );
  expect(told(html)).toEqual([
    { kind: "function", name: "deck.cut", facts: ["First version: 3.1", "Return type: bool"], sentences: [] },
  ]);
});

test("what is described within another term is a term of its own", () => {
  const inner = list("method", "draw(count)", "<p>New in version 3.2.</p>");
  expect(told(list("class", "class deck.Deck(size)", `<p>New in version 3.0.</p>${inner}`))).toEqual([
    { kind: "class", name: "deck.Deck", facts: ["First version: 3.0"], sentences: [] },
    { kind: "method", name: "draw", facts: ["First version: 3.2"], sentences: [] },
  ]);
});

test("a heading that names a function is one, with what stands below it and its parts", () => {
  const html = `<h2>Functions</h2><h3>deck_cut ()</h3><p>Cuts.</p><h4>Returns</h4><p>Since: 2.4</p>
    <h3>deck_draw ()</h3><p>Draws.</p>`;
  expect(told(html).map(({ kind, name, facts }) => [kind, name, ...facts])).toEqual([
    ["function", "deck_cut", "First version: 2.4"],
    ["function", "deck_draw"],
  ]);
});

test("terms without a word for what they are and without a place of their own are none, nor is a table of contents", () => {
  expect(told("<dl><dt>port (integer)</dt><dd><p>Where it listens.</p></dd></dl>")).toEqual([]);
  const contents = ["a", "b", "c", "d"].map((id) => `<dt id="${id}"><a href="#${id}">${id}</a></dt>`).join("");
  expect(told(`<h2>Options</h2><dl>${contents}</dl>`)).toEqual([]);
});

test("a default in words that are not understood is an unsure one", () => {
  const html = list("option", "width: number, default 5 in (or 7) units, each", "<p>How wide.</p>");
  expect(describedTerms({ html: () => html })[0]!.facts).toMatchObject([{ column: "Default", isUnsure: false }]);
  const other = list("option", "width: (default (5) units) number", "<p>How wide.</p>");
  expect(describedTerms({ html: () => other })[0]!.facts).toMatchObject([{ column: "Default", isUnsure: true }]);
});

test("a line in a box of its own, or in a table of versions, says when what is headed came", () => {
  const html = `<h2>Deck</h2><h3>deck.cut(at[, by])</h3><div class="meta"><span>Added in: v2.4.0</span></div>
    <table><tr><th>Option</th></tr><tr><td><p>Added in: v2.6.0</p></td></tr></table>
    <h3>deck.draw()</h3><div><table><tr><th>Version</th><th>Changes</th></tr>
    <tr><td>v3.1.0</td><td><p>Faster.</p></td></tr><tr><td>v2.1.0</td><td><p>Added in: v2.1.0</p></td></tr></table></div>`;
  expect(told(html).map(({ name, facts }) => [name, ...facts])).toEqual([
    ["deck.cut", "First version: 2.4.0"],
    ["deck.draw", "First version: 2.1.0"],
  ]);
});

test("headings as programs write them name functions and properties; no such word is a word for others", () => {
  const html = `<h2>Property Documentation</h2><h3>size : int</h3><p>How large.</p>
    <h2>Member Function Documentation</h2><h3>[static] List&lt;Card *&gt; *Deck::draw(int count, Rule (rule))</h3>
    <h3>bool Deck::operator==(const Deck &amp;other) const</h3>
    <h2>DeckRules</h2><h3>rules.add(rule)</h3>`;
  expect(told(html).map(({ kind, name }) => [kind, name])).toEqual([
    ["property", "size"],
    ["function", "Deck::draw"],
    ["function", "Deck::operator=="],
    ["function", "rules.add"],
  ]);
});

test("what is called with many arguments is read whole, and brackets that are not understood are of no kind", () => {
  const args = Array.from({ length: 12 }, (_, at) => `const Card &amp;card${at} = Card(Suit(${at}))`).join(", ");
  const html = `<h2>Functions</h2><h3>void Deck::put(${args})</h3><p>Since: 2.4</p>
    <h3>Cards (of all kinds) in order</h3><p>Since: 2.6</p><h4>Order (if any) of it</h4><p>Since: 2.8</p>`;
  expect(told(html).map(({ kind, name, facts }) => [kind, name, ...facts])).toEqual([
    ["function", "Deck::put", "First version: 2.4"],
    [undefined, "Cards", "First version: 2.6"],
  ]);
});

test("related non-members are functions, too", () => {
  expect(told("<h2>Related Non-Members</h2><h3>int hash(Deck deck)</h3>")[0]).toMatchObject({ kind: "function" });
});

test("under a heading of details each heading names a member, with how it is called and the notes on it", () => {
  const member = (name: string, signature: string, note: string) =>
    `<section><h3>${name}</h3><div class="member-signature">${signature}</div><dl class="notes"><dt>Returns:</dt>
    <dd>what is left</dd><dt>Since:</dt><dd>${note}</dd></dl></section>`;
  const html = `<dl class="notes"><dt>Since:</dt><dd>1.0</dd></dl><h2>Constructor Details</h2>
    ${member("Deck", "public Deck()", "1.0")}<h2>Method Details</h2><ul><li>
    ${member("cut", "public static final &lt;T&gt; List&lt;T&gt; cut(T at)", "2.1")}
    ${member("cut", "public int cut(int from, int to)", "2.1, some day")}</li></ul>`;
  expect(told(html).map(({ kind, name, facts }) => [kind, name, ...facts])).toEqual([
    ["constructor", "Deck", "First version: 1.0"],
    ["method", "cut", "Return type: List<T>", "First version: 2.1"],
    ["method", "cut", "Return type: int", "First version: 2.1, some day"],
  ]);
  const [, one, other] = describedTerms({ html: () => html });
  expect([one!.line === other!.line, one!.isDetailed, other!.facts[1]!.isUnsure]).toEqual([false, true, true]);
});

test("members with headings of the level of that above them stand below it", () => {
  const html = `<h2 class="groupheader">Function Documentation</h2><h2 class="memtitle">◆ deckCut() [1/2]</h2>
    <div class="memitem"><div class="memproto"><table><tr><td>static int *deckCut</td><td>(</td></tr></table></div>
    <dl class="section since"><dt>Since</dt><dd>Added in version 3.0. Faster since 3.1.</dd></dl></div>`;
  expect(told(html).map(({ kind, name, facts }) => [kind, name, ...facts])).toEqual([
    ["function", "deckCut", "Return type: int *", "First version: 3.0"],
  ]);
});

test("a version may be marked in the heading of what came with it", () => {
  const html = `<h3>Exports</h3><h4><span>cut(Deck, At) -> Deck | none</span><span class="since">Cards 24.0</span></h4>
    <h4>draw(Deck) -> Card<span class="since">Cards R14B</span></h4><h4>turn(Deck) -> Deck</h4>`;
  expect(told(html).map(({ kind, name, facts }) => [kind, name, ...facts])).toEqual([
    ["function", "cut", "First version: 24.0"],
    ["function", "draw", "First version: R14B"],
    ["function", "turn"],
  ]);
});

test("lists below a member that its generator leaves unmarked are notes on it", () => {
  const html = `<h3>Method Detail</h3><ul><li><h4>cut</h4><pre>public int cut()</pre>
    <dl><dt>Returns:</dt><dd>what is left</dd><dt>Since:</dt><dd>2.1</dd></dl></li></ul>`;
  expect(told(html).map(({ kind, name, facts }) => [kind, name, ...facts])).toEqual([
    ["method", "cut", "Return type: int", "First version: 2.1"],
  ]);
});
