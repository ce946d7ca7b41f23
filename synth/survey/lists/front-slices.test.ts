import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { linkedPages, pageOf } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { frontSlices } from "./front-slices.ts";

const NOTICES = [..."ABCDEFGH"].map((letter) => `Notice ${letter}`);
const all = linkedPages(
  "notices",
  ["Notice", "Pages"],
  NOTICES.map((name, at) => [name, `${at + 3}`]),
);
const FRONT = "https://a.test/";

/** Which of these relations show a part of the notices. */
function slices(
  count: number,
  url: string,
  name: (at: number) => string = (at) => NOTICES[at]!,
  about = true,
): string[] {
  const names = Array.from({ length: count }, (_, at) => name(at));
  const relation = testRelation(
    "shown",
    ["Notice", "Clicks"],
    names.map((one, at) => [one, `${at * 7 + 5}`]),
  );
  const rows = relation.rows.map((row, at) => (about ? { ...row, about: pageOf("notices", NOTICES[at]!) } : row));
  const survey = surveySite(lakeSite([all]));
  const [whole] = [...survey.relations, ...survey.lone];
  const [label] = relation.columns;
  const shown: SurveyedRelation = {
    ...whole!,
    relation: { ...relation, rows, url, source: "records" },
    label: { ...whole!.label!, column: label!, index: 0 },
  };
  const pages = new Map([
    [FRONT, { depth: 0 }],
    [`${FRONT}list`, { depth: 1 }],
  ]);
  return frontSlices([whole!, shown], pages).map((one) => one.relation.id);
}

test("the newest few on the front page are a slice of a list", () => {
  expect(slices(5, FRONT)).toEqual(["shown"]);
  expect(slices(5, FRONT, undefined, false)).toEqual(["shown"]);
});

test("a list of all of them is none, nor is one of other things, nor one on a page of its own", () => {
  expect(slices(8, FRONT)).toEqual([]);
  expect(slices(5, FRONT, (at) => `Walk ${at}`, false)).toEqual([]);
  expect(slices(5, `${FRONT}list`)).toEqual([]);
});
