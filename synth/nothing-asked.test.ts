import { expect, test } from "vitest";
import { whyNothingAsked } from "./nothing-asked.ts";
import { pageCollection } from "./page-collection.fixture.ts";
import { judgeColumns } from "./survey/cells/columns.ts";

const EMPLOYERS = ["Holm", "Varga", "Sato", "Ives", "Dorn"];
const NAMES = ["Clerk", "Cook", "Driver", "Nurse", "Painter"];

test("says what a site states that nothing can be asked about", () => {
  const relation = pageCollection(
    ["Title", "Employer", "Remote", "Supervisor", "Job code"],
    NAMES.map((name, at) => [
      name,
      `${EMPLOYERS[at]} & Sons`,
      at === 0 ? "yes" : "no",
      at === 0 ? "" : `Jo ${EMPLOYERS[at]}`,
      `${at}71`,
    ]),
  );
  const { label, kept, dropped } = judgeColumns(relation);
  const naming = { singular: "job", plural: "jobs", source: "on the Board site" };
  const jobs = {
    relation,
    naming,
    hasNoun: true,
    columns: kept,
    dropped,
    groups: [],
    nouns: [],
    ...(label && { label }),
  };
  const why = whyNothingAsked({ relations: [jobs], lone: [], dropped: [] });
  expect(why).toContain("nothing to compare 5 jobs by");
  expect(why).toContain(
    "Employer (another one on each row), Remote (hardly ever another one), Supervisor (left out by some)",
  );
  expect(why).toContain("columns that are not asked about: 1");
});

test("says where what was found stands, and what speaks against the rest", () => {
  const nothing = { relations: [], lone: [], dropped: [] };
  expect(whyNothingAsked(nothing)).toBe("no relation was found to ask about");
  const drop = (reason: string) => ({ relation: "r", name: "List", reason });
  expect(
    whyNothingAsked({
      ...nothing,
      dropped: [drop("one column only"), drop("fewer than 3 rows"), drop("one column only")],
    }),
  ).toBe(
    "3 relations were found, none to ask about over several pages (2: one column only; 1: fewer than 3 rows; waymark show site says why of each)",
  );
});
