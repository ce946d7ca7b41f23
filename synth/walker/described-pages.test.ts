import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { lakePage, lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { describedDrafts } from "./described-pages.ts";

/** The site of ten lakes, whose pages lie two clicks from the root. */
function deepLakes() {
  const survey = surveySite(lakeSite());
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
