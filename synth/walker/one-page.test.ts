import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { ownerOnce, pageDrafts } from "./one-page.ts";

const HUTS = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"];

function asked(headings: readonly string[], cells: (at: number) => string[]): Set<string> {
  const survey = surveySite(
    lakeSite([
      pageCollection(
        [...headings],
        HUTS.map((name, at) => [name, ...cells(at)]),
      ),
    ]),
  );
  const [page] = [...survey.pages.values()];
  const about = survey.relations[0]!.relation.rows.map((row) => row.about!);
  const pages = new Map([...survey.pages, ...about.map((url) => [url, { ...page!, url, depth: 2 }] as const)]);
  const drafts = pageDrafts({ ...survey, pages }, survey.relations[0]!, seededRandom("1"));
  return new Set(drafts.map(({ candidate }) => candidate.tree.op));
}

it("asks for the years between what comes first on every page and what comes later", () => {
  expect(asked(["Hut", "Opened", "Last renovated"], (at) => [`${1930 + at}`, `${1990 + 5 * at}`])).toEqual(
    new Set(["years_between"]),
  );
  expect(asked(["Hut", "Opened", "Last flood"], (at) => [`${1930 + at}`, `${at % 2 ? 1900 : 1990}`])).toEqual(
    new Set(),
  );
});

it("asks for the share of what is never more than the whole, and for what is left of a sum of money", () => {
  expect(asked(["Sale", "Lots offered", "Lots sold"], (at) => [`${200 + 9 * at}`, `${150 + 11 * at}`])).toEqual(
    new Set(["percent_of"]),
  );
  expect(asked(["Trip", "Cost", "Grant"], (at) => [`£${2000 + 90 * at}`, `£${150 + 11 * at}`])).toEqual(
    new Set(["difference"]),
  );
});

it("asks for no share of what only has a word in common", () => {
  expect(
    asked(["Hut", "Number of teachers", "Number of pupils"], (at) => [`${15 + at * 3}`, `${200 + 9 * at}`]),
  ).toEqual(new Set());
});

it("says the name of one thing once", () => {
  expect(
    ownerOnce("What is the difference between the fee for members for Ard and the fee for guests for Ard?", "Ard"),
  ).toBe("What is the difference between the fee for members and the fee for guests for Ard?");
  expect(
    ownerOnce("What percentage of the lots offered at the sale “Ard” are lots sold at the sale “Ard”?", "Ard"),
  ).toBe("What percentage of the lots offered at the sale “Ard” are lots sold?");
});
