import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { WalkChoice } from "./choose-walks.ts";
import { pageDrafts } from "./one-page.ts";

/** Ten boats, each with a page two clicks from the root that says one date. */
function drafts(heading: string) {
  const boats = pageCollection(
    ["Boat", heading],
    Array.from({ length: 10 }, (_, at) => [`${"ABCDEFGHIJ"[at]}lva`, `${3 + at} May ${1961 + at}`]),
  );
  const survey = surveySite(lakeSite([boats]));
  const deep = boats.rows.map(({ about }): [string, SurveyedPage] => [
    about!,
    {
      url: about!,
      title: "",
      depth: 2,
      path: ["https://lakes.example/", "https://lakes.example/all", about!],
      links: [],
    } as unknown as SurveyedPage,
  ]);
  const deeper = { ...survey, pages: new Map([...survey.pages, ...deep]) };
  return pageDrafts(deeper, survey.relations[0]!, seededRandom("1"));
}

it("asks for the day of the week on which something happened once, and never for that of a date", () => {
  const launched = drafts("Launch date");
  expect(launched.length).toBeGreaterThan(3);
  for (const { candidate } of launched)
    expect(candidate.question).toMatch(/day of the week was \p{Lu}lva launched\?$/u);
  const choice = new WalkChoice(launched.map((draft) => ({ ...draft, difficulty: "easy", goldenPaths: [] })));
  expect(choice.next()).toBeDefined();
  choice.take();
  expect(choice.next()).toBeUndefined();
});
