import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutFurtherPages } from "./further-pages.ts";
import { pagersOf } from "./pager-links.ts";

const PAGERS: Readonly<Record<string, string>> = {
  "lakes-2": "lakes",
  lakes: "lakes-2",
  "lakes-3": "lakes-2",
  moors: "fens",
};
const url = (file: string) => `https://a.example/kinds/${file}.html`;

/** Names of the pages that stay. */
function kept(pages: readonly (readonly [file: string, name: string])[]): string[] {
  const relation = testRelation(
    "kinds",
    ["Name", "Count"],
    pages.map(([, name], at) => [name, String(at + 3)]),
  );
  const label = relation.columns[0]!;
  const rows = relation.rows.map((row, at) => ({ ...row, about: url(pages[at]![0]) }));
  const pagers = pagersOf(
    pages.map(([file]) => ({ url: url(file), html: () => `<p>1 <a href="${url(PAGERS[file] ?? file)}">2</a></p>` })),
    (href) => href,
  );
  return withoutFurtherPages(
    { ...relation, columns: [{ ...label, role: "label" }, relation.columns[1]!], rows },
    pagers,
  ).rows.map(({ cells }) => cells[0]!.value.printed);
}

test("a page that goes on with the list of another is no thing of its own", () => {
  const fens = ["fens", "Fens"] as const;
  expect(kept([["lakes-2", "Lakes – page 2"], ["lakes", "Lakes"], fens, ["lakes-3", "Lakes (3)"]])).toEqual([
    "Lakes",
    "Fens",
  ]);
  expect(kept([["lakes-2", "Lakes"], ["lakes", "Lakes"], fens])).toEqual(["Lakes", "Fens"]);
});

test("pages of other names, and those to which no pager leads, are things of their own", () => {
  expect(
    kept([
      ["moors", "Moors"],
      ["fens", "Fens"],
    ]),
  ).toEqual(["Moors", "Fens"]);
  expect(
    kept([
      ["tarns", "Tarns"],
      ["tarns-2", "Tarns"],
    ]),
  ).toEqual(["Tarns", "Tarns"]);
});
