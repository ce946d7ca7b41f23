import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { leaf, over } from "../evolve/node.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { type OfferedWalk, WalkChoice } from "./choose-walks.ts";
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

/** Walks between two things each, by which facts of them are looked up. */
function between(pairs: readonly (readonly [from: number, to: number, fact: string])[]): OfferedWalk[] {
  const [draft] = drafts("Launch date");
  return pairs.map(([from, to, fact], at) => ({
    ...draft!,
    difficulty: "easy",
    goldenPaths: [],
    candidate: {
      ...draft!.candidate,
      question: `Question ${"abcdefgh"[at]} about the ${fact} of ${from} and ${to}?`,
      pages: [`/${from}`, `/${to}`],
      columns: [fact],
      tree: over("difference", over("lookup", leaf("boats"), { column: fact })),
    },
  }));
}

function taken(walks: OfferedWalk[]): string[] {
  const choice = new WalkChoice(walks);
  const found: string[] = [];
  for (let walk = choice.next(); walk; walk = choice.next()) {
    found.push(walk.candidate.question.replace(/^Question . about the /, ""));
    choice.take();
  }
  return found;
}

it("asks two things of one pair at most, whatever else it states", () => {
  const facts = ["crew", "draught", "price", "sail"];
  expect(taken(between(facts.map((fact) => [1, 2, fact] as const)))).toHaveLength(2);
});

it("asks for one fact twice before all others were asked for, and more often only then", () => {
  const found = taken(
    between([
      [1, 2, "crew"],
      [3, 4, "crew"],
      [5, 6, "crew"],
      [1, 2, "sail"],
      [3, 4, "sail"],
    ]),
  );
  expect(found).toHaveLength(5);
  expect(found.at(-1)).toMatch(/^crew/);
});
