import { expect, test } from "vitest";
import { calledTerms } from "./called-terms.ts";

const AT = "https://a.example/";
const page = (name: string, html: string) => ({
  url: AT + name,
  title: name,
  depth: 1,
  snapshot: "s",
  links: [],
  html: () => `<body>${html}</body>`,
});
const line = (name: string, at: number) =>
  `<dt id="${name}-${at}"><span>: </span><i>x =</i> <b>${name}</b> <i>(deck, ${at})</i><a href="#${name}"> ¶</a></dt>`;
const term = (name: string, forms: number, also: string) =>
  `<dl>${Array.from({ length: forms }, (_, at) => line(name, at)).join("")}<dd><p>What it does.</p>${also}</dd></dl>`;
const also = (...names: string[]) =>
  `<p><strong>See also:</strong> ${names.map((name) => `<a href="#${name}">${name}</a>`).join(", ")}.</p>`;
const SECTIONS = ["Drawing", "Cutting", "Shuffling", "Dealing"];

function told(last: string) {
  const sections = SECTIONS.map((title, at) =>
    page(
      `${title}.html`,
      `<h3>7.${at + 1} ${title}</h3>${term(`a${at}`, at + 1, also("x", "y"))}${at === 3 ? last : term(`b${at}`, 1, also("z"))}`,
    ),
  );
  const pages = [page("cards.html", "<h2>7 Cards</h2>"), ...sections];
  return calledTerms(new Map(pages.map((one) => [one.url, one])), pages);
}

test("forms that functions of a chapter are called in, and what they refer to, are relations with the function first", () => {
  const [forms, references] = told(term("b3", 2, also("z")));
  expect(forms!.relation.columns.map(({ name }) => name)).toEqual(["Function", "Calling form"]);
  expect(forms!.relation.rows).toHaveLength(1 + 2 + 3 + 4 + 3 + 2);
  expect(forms!.relation.rows[1]!.cells.map(({ value }) => value.printed)).toEqual(["b0", ": x = b0 (deck, 0)"]);
  expect(forms!.scope.place("the Acme site", "calling forms")).toBe(
    "among the functions described in the sections of the chapter “Cards” of the Acme site",
  );
  expect(references!.relation.rows).toHaveLength(4 * 2 + 4);
  expect(references!.scope).toMatchObject({ noun: "“See also” reference" });
  expect(references!.scope.lackedBySome).toBeUndefined();
});

test("where something refers to more than names, nobody could say to how many", () => {
  const prose = "<p><b>See also:</b> <a href='#x'>x</a> for small decks.</p>";
  expect(told(term("b3", 2, prose)).map(({ relation }) => relation.name)).toEqual(["Calling forms"]);
});

test("nothing is told of a chapter two of whose functions are called the same", () => {
  expect(told(term("a0", 2, also("z")))).toEqual([]);
});
