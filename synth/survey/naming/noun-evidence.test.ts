import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { NounEvidence } from "./noun-evidence.ts";

const URLS = ["a", "b", "c", "d", "e"].map((name) => `https://x.example/${name}`);
const about = new Set(URLS);

test("what heads the links to just these pages names them", () => {
  const heads = (...headed: { head: string; urls: string[] }[]) => new NounEvidence(headed).headsOf(about);
  expect(heads({ head: "Makes", urls: URLS })).toEqual(["Makes"]);
  expect(heads({ head: "Makes", urls: [...URLS, "https://x.example/all"] })).toEqual(["Makes"]);
  expect(heads({ head: "Shop", urls: [...URLS, "https://x.example/news", "https://x.example/help"] })).toEqual([]);
  expect(heads({ head: "Favourites", urls: URLS.slice(1) })).toEqual([]);
});

/** Products with a column that leads to those pages. */
const products = (heading: string, urls: readonly string[]) => {
  const made = testRelation(
    `products by ${heading}`,
    ["Name", heading],
    urls.map((url, at) => [`Product ${at}`, url]),
  );
  const rows = made.rows.map((row, at) => ({
    ...row,
    cells: row.cells.with(1, {
      ...row.cells[1]!,
      value: { kind: "entity" as const, printed: "x", href: urls[at]! },
    }),
  }));
  return { ...made, rows };
};

test("a column that leads to nearly all of them is headed by what they are", () => {
  expect(new NounEvidence([], [products("Make", URLS)]).columnOf(about)).toBe("Make");
  expect(new NounEvidence([], [products("Head", URLS.slice(2))]).columnOf(about)).toBeUndefined();
});

test("columns of two headings say of them what they are to others", () => {
  const both = [products("Composer", URLS), products("Conductor", URLS)];
  expect(new NounEvidence([], both).columnOf(about)).toBeUndefined();
});

test("a thing that names others of its kind says nothing of what they are", () => {
  const made = products("Successor", URLS);
  const rows = made.rows.map((row, at) => ({ ...row, about: URLS[(at + 1) % URLS.length]! }));
  expect(new NounEvidence([], [{ ...made, rows }]).columnOf(about)).toBeUndefined();
});

test("columns whose headings end alike say together what they lead to", () => {
  const both = [products("代表画家", URLS.slice(0, 3)), products("获奖画家", URLS.slice(2))];
  expect(new NounEvidence([], both).columnEndOf(about)).toBe("画家");
  expect(new NounEvidence([], both).columnEndOf(new Set([...URLS, "x", "y"]))).toBeUndefined();
  expect(new NounEvidence([], [products("画家", URLS), products("编者", URLS)]).columnEndOf(about)).toBeUndefined();
});

test("a role names what it leads to only where it leads to all of them", () => {
  expect(new NounEvidence([], [products("Tour guide", URLS.slice(1))]).columnOf(about)).toBe("Tour guide");
  expect(new NounEvidence([], [products("Project lead", URLS.slice(1))]).columnOf(about)).toBeUndefined();
  expect(new NounEvidence([], [products("项目负责人", URLS)]).columnOf(about)).toBe("项目负责人");
  expect(new NounEvidence([], [products("项目负责人", URLS.slice(1))]).columnOf(about)).toBeUndefined();
});

test("a column of names that leads to half of them names them where nothing else does", () => {
  const grants = products("Grant", URLS.slice(0, 3));
  const [name, ...others] = products("Ferry", URLS.slice(0, 3)).columns.toReversed();
  const ferries = { ...grants, columns: [...others, { ...name!, role: "label" as const }] };
  const most = (...relations: (typeof grants)[]) => new NounEvidence([], relations).columnOfMany(about);
  expect(most(ferries)).toBe("Ferry");
  expect(new NounEvidence([], [ferries]).columnOf(about)).toBeUndefined();
  expect(most(products("Skipper", URLS.slice(0, 2)))).toBeUndefined();
  expect(most(products("Project lead", URLS.slice(0, 4)))).toBeUndefined();
  expect(most(ferries, products("Prize", URLS))).toBeUndefined();
});
