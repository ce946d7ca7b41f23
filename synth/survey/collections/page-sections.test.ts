import { expect, test } from "vitest";
import { pageSections } from "./page-sections.ts";

const sections = (html: string) =>
  pageSections({ url: "https://a.example/", snapshot: "s", html: () => `<body>${html}</body>` }).map(
    ({ heading, items, isList, isUnsure }) =>
      isUnsure ? [heading, "unsure"] : [heading, isList, items.map(({ value }) => value.printed)],
  );

test("names listed under a plural are read in whatever markup, without what describes them", () => {
  const list = (inner: string) => sections(`<h2>2.1 Client Ports:</h2>${inner}`);
  const expected = [["Client Ports", true, ["north", "south"]]];
  expect(list("<dl><dt>north</dt><dd>The first one.</dd><dt>south (old)</dt><dd>x</dd></dl>")).toEqual(expected);
  expect(list("<ul><li>north – the first one</li><li><b>south</b>: the second</li></ul>")).toEqual(expected);
  expect(list("<table><tr><th>A<th>B<tr><td>north<td>1<tr><td>south<td>2</table>")).toEqual(expected);
});

test("one short text under a heading of few words is what it states", () => {
  expect(sections("<h3>Return value:</h3><p>number</p>")).toEqual([["Return value", false, ["number"]]]);
  expect(sections("<h3>Return value</h3><p>number</p><p>or text</p>")).toEqual([]);
  expect(sections("<h3>Return value</h3><p>This is what it gives.</p>")).toEqual([]);
  expect(sections("<h3>Return value</h3><p>number</p><pre>f(x)</pre>")).toEqual([]);
});

test("terms above lists are headings", () => {
  const html = "<dl><dt>Ports</dt><dd><ul><li>north</li><li>south</li></ul></dd><dt>Depth</dt><dd><p>low</p></dd></dl>";
  expect(sections(`<h1>A</h1>${html}`)).toEqual([
    ["Ports", true, ["north", "south"]],
    ["Depth", false, ["low"]],
  ]);
});

test("what stands under two headings of one name is there, and unsure", () => {
  const list = "<ul><li>north</li><li>south</li></ul>";
  expect(sections(`<h2>Ports</h2>${list}<h2>Ports</h2>${list}`)).toEqual([["Ports", "unsure"]]);
  expect(sections(`<h2>Notes</h2>${list}<h2>Depth</h2><p>5</p><h2>Notes</h2>${list}<h2>Depth</h2><p>6</p>`)).toEqual(
    [],
  );
});

test("nothing is said by headings that lead on or are no noun", () => {
  const list = "<ul><li>north</li><li>south</li></ul>";
  expect(sections(`<h2>See also</h2>${list}<h2>Examples</h2>${list}<h2>Ports from here on</h2>${list}`)).toEqual([]);
  expect(sections(`<nav><h2>Ports</h2>${list}</nav>`)).toEqual([]);
});

test("what a heading's list holds otherwise than by names is there, and nobody could say how much of it", () => {
  const unsure = [["Ports", "unsure"]];
  expect(sections("<h2>Ports</h2><ul><li>All of them are closed in winter.</li></ul>")).toEqual(unsure);
  expect(sections("<h2>Ports</h2><ul><li>north</li><li>north</li></ul>")).toEqual(unsure);
  const list = "<ul><li>north</li></ul>";
  expect(sections(`<h2>Ports</h2>${list}<p>And these:</p>${list}`)).toEqual(unsure);
});
