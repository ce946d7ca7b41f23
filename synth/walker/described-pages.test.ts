import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { typeColumn } from "../../logic/values/type-column.ts";
import { objection } from "../evolve/refusals/objections.ts";
import { Workbench } from "../evolve/workbench.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { describedDrafts } from "./described-pages.ts";

/** The site of ten lakes, whose pages lie two clicks from the root. */
function deepLakes(relation?: Relation) {
  const survey = surveySite(lakeSite(relation && [relation]));
  const deeper = (page: SurveyedPage): SurveyedPage =>
    page.url.includes("/lakes/")
      ? { ...page, depth: 2, path: [page.path[0]!, "https://lakes.example/all", page.url] }
      : page;
  return { ...survey, pages: new Map([...survey.pages].map(([url, page]) => [url, deeper(page)])) };
}

it("asks for a fact of a page by what else it states, and names neither the thing nor its answer", () => {
  const survey = deepLakes();
  const drafts = describedDrafts(survey, survey.relations[0]!, seededRandom("1"));
  expect(drafts.length).toBeGreaterThan(3);
  for (const { candidate } of drafts) {
    const { pages, tree, question, execution } = candidate;
    expect([pages.length, tree.op]).toEqual([1, "lookup"]);
    const row = survey.relations[0]!.relation.rows.find(({ about }) => about === pages[0])!;
    expect(question).not.toContain(row.cells[0]!.value.printed);
    const given = execution.derivation.filter(({ op }) => op !== "identify").flatMap(({ uses }) => uses);
    expect(new Set(given.map(({ evidence }) => evidence.url))).toEqual(new Set(pages));
  }
});

it("asks nothing of pages that lie one click from the root", () => {
  const survey = surveySite(lakeSite());
  expect(survey.pages.get(lakePage("Ems"))!.depth).toBe(1);
  expect(describedDrafts(survey, survey.relations[0]!, seededRandom("1"))).toEqual([]);
});

/** The lakes with so many counts that few of them have to do with each other. */
function manyCounts(): Relation {
  const { columns, rows, ...rest } = lakes();
  const counted = [
    "Anglers",
    "Boats",
    "Campsites",
    "Ducks",
    "Eels",
    "Ferries",
    "Guides",
    "Herons",
    "Islands",
    "Jetties",
  ];
  const typed = counted.map((name, fact) =>
    typeColumn(
      name,
      rows.map((_, at) => ({ text: String(((at * (fact + 3)) % 11) + 2) })),
    ),
  );
  const more = (at: number) =>
    typed.map(({ values }) => ({ value: values[at]!, evidence: rows[at]!.cells[0]!.evidence }));
  return {
    ...rest,
    columns: [...columns, ...typed.map(({ column }) => column)],
    rows: rows.map((row, at) => ({ ...row, cells: [...row.cells, ...more(at)] })),
  };
}

it("describes a page by what need have nothing to do with what is asked of it", () => {
  const survey = deepLakes(manyCounts());
  const drafts = describedDrafts(survey, survey.relations[0]!, seededRandom("1"));
  const bench = new Workbench({ ...survey, relations: [survey.relations[0]!], links: [] });
  expect(drafts.some(({ candidate }) => objection(candidate, bench, 1) === "unrelated")).toBe(true);
});

it("asks for several facts of one page, each once: what a list gives away of it leaves the others", () => {
  const survey = deepLakes(manyCounts());
  const asked = new Map<string, string[]>();
  for (const { candidate } of describedDrafts(survey, survey.relations[0]!, seededRandom("1"))) {
    const [page] = candidate.pages;
    asked.set(page!, [...(asked.get(page!) ?? []), String(candidate.tree.params["column"])]);
  }
  expect(Math.max(...[...asked.values()].map(({ length }) => length))).toBe(3);
  for (const facts of asked.values()) expect(new Set(facts).size).toBe(facts.length);
});

it("says of no page that it has fewer than two of something", () => {
  const { columns, rows, ...rest } = manyCounts();
  const few = typeColumn(
    "Wardens",
    rows.map((_, at) => ({ text: String(at % 3 === 0 ? 1 : at + 2) })),
  );
  const cells = (at: number) => ({ value: few.values[at]!, evidence: rows[at]!.cells[0]!.evidence });
  const survey = deepLakes({
    ...rest,
    columns: [...columns, few.column],
    rows: rows.map((row, at) => ({ ...row, cells: [...row.cells, cells(at)] })),
  });
  for (const { candidate } of describedDrafts(survey, survey.relations[0]!, seededRandom("1")))
    expect(candidate.question).not.toMatch(/(?:fewer|less|smaller) than 2\b/);
});
