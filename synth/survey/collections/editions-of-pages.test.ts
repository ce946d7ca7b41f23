import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withPartsCalled } from "./called-with-part.ts";

const HEADINGS = ["Lamp", "Maker", "Hall", "Watts"];
const page = (url: string, title: string) => ({ url, title, links: [] }) as unknown as SurveyedPage;

function called(
  own: (name: string) => string,
  titles: readonly [string, string],
  caption = "Selected lamps",
  known: Partial<SurveyedRelation> = { label: { index: 0 } as SurveyedRelation["label"] & object },
) {
  const names = ["Aster", "Beam", "Comet", "Dusk"];
  const lamps = testRelation(
    "lamps",
    HEADINGS,
    names.map((name, at) => [name, "Holm", "North", `${at + 4}`]),
  );
  const columns = lamps.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  const collection = {
    ...lamps,
    columns,
    source: "page_collection" as const,
    rows: lamps.rows.map((row, at) => ({ ...row, about: own(names[at]!) })),
  };
  const earlier = {
    ...testRelation(
      "earlier",
      ["Title", ...HEADINGS.slice(1)],
      ["Ember", "Flare", "Glow"].map((name) => [name, "Lind", "South", "9"]),
    ),
    name: caption,
    source: "html_table" as const,
    url: "https://fair.example/2017/",
  };
  const surveyed = {
    relation: collection,
    hasNoun: true,
    ...known,
    naming: { singular: "lamp", plural: "lamps", source: "on the Fair site" },
  } as unknown as SurveyedRelation;
  const pages = [...names.map((name) => page(own(name), `${name} | ${titles[0]}`)), page(earlier.url, titles[1])];
  const [{ naming, pagesOfSome }] = withPartsCalled(
    [surveyed],
    [collection, earlier],
    new Map(pages.map((one) => [one.url, one])),
  ) as [SurveyedRelation];
  return pagesOfSome === true ? "some" : naming.plural;
}

const of2019 = (name: string) => `https://fair.example/2019/lamps/${name}`;

test("things of one edition are called with it where a table has those of another", () => {
  expect(called(of2019, ["ARDFAIR 2019", "ARDFAIR 2017 Oban | ARDFAIR 2017"])).toBe("ARDFAIR 2019 lamps");
});

test("so they are where their names are too long to be said", () => {
  expect(called(of2019, ["ARDFAIR 2019", "ARDFAIR 2017"], "Selected lamps", {})).toBe("ARDFAIR 2019 lamps");
});

test("those whose list says that there are more are told apart by that list", () => {
  const selection = { list: "Lamps", front: false, paged: false, outnumbered: true as const };
  expect(called(of2019, ["ARDFAIR 2019", "ARDFAIR 2017"], "Selected lamps", { selection })).toBe("lamps");
});

test("without an edition in addresses and titles they are those with a page", () => {
  expect(called(of2019, ["ARDFAIR 2019", "The fair in Oban"])).toBe("some");
  expect(called((name) => `https://fair.example/lamps/${name}`, ["ARDFAIR 2019", "ARDFAIR 2017"])).toBe("some");
});

test("a table of anything else tells of no other edition", () => {
  expect(called(of2019, ["ARDFAIR 2019", "ARDFAIR 2017"], "Selected stands")).toBe("lamps");
});
