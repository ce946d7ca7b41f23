import { expect, test } from "vitest";
import { pageSubjects } from "../naming/page-subjects.ts";
import { chapterCollections } from "./chapter-collections.ts";

const AT = "https://a.example/";
const term = (name: string, args = "(deck)") =>
  `<dl><dt id="${name}"><span>: </span><i>x =</i> <b>${name}</b> <i>${args}</i></dt><dd><p>What it does.</p></dd></dl>`;
const page = (name: string, html: string) => ({
  url: AT + name,
  title: name,
  depth: 1,
  snapshot: "s",
  links: [],
  html: () => `<body>${html}</body>`,
});
const SECTIONS = ["Drawing", "Cutting", "Shuffling", "Dealing", "Turning"];

function told(at: number, html: string) {
  const sections = SECTIONS.map((title, index) =>
    page(
      `${title}.html`,
      `<h3>7.${index + 1} ${title}</h3>${index === at ? html : term(`a${index}`) + term(`b${index}`)}`,
    ),
  );
  const pages = [page("cards.html", "<h2>7 Cards</h2>"), ...sections];
  const byUrl = new Map(pages.map((one) => [one.url, one]));
  return chapterCollections(byUrl, pages, (urls) => pageSubjects(urls.flatMap((url) => byUrl.get(url) ?? [])));
}

test("what the sections of a chapter describe is one relation, each with its section", () => {
  const [found] = told(0, term("draw") + term("peek"));
  expect(found!.relation.columns.map(({ name }) => name)).toEqual(["Section", "Functions"]);
  expect(found!.relation.rows).toHaveLength(10);
  expect(found!.relation.rows[0]!.cells.map(({ value }) => value.printed)).toEqual(["Drawing", "draw"]);
  expect(found!.scope.place("on the Acme site", "sections")).toBe(
    "among the sections of the chapter “Cards” of on the Acme site",
  );
});

test("nothing is told of a chapter where a section leaves open how many it describes", () => {
  expect(told(0, term("draw") + term("peek", "at"))).toEqual([]);
  expect(told(0, term("draw") + term("draw"))).toEqual([]);
  expect(told(0, "<p>Prose.</p>")).toEqual([]);
});
