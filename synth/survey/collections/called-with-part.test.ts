import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { withPartsCalled } from "./called-with-part.ts";
import { kinInTables } from "./kin-in-tables.ts";

const survey = surveySite(lakeSite());
const lakes = survey.relations[0]!;
const OTHERS = ["Kinz", "Lahn", "Mosel", "Neckar"];
const FACTS = ["Area", "Depth (m)", "Surveyed"];

function table(names: readonly string[], headings: readonly string[] = FACTS, heading = "Name"): Relation {
  const made = testRelation(
    "others",
    [heading, ...headings],
    names.map((name, at) => [name, ...headings.map((_, column) => `${10 + at * (column + 3)}`)]),
  );
  return {
    ...made,
    columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column)),
    name: "Reservoirs",
    source: "html_table",
    url: "https://lakes.example/reservoirs",
  };
}

const page = (url: string, title: string, links: SurveyedPage["links"]): SurveyedPage => ({
  ...[...survey.pages.values()][0]!,
  url,
  title,
  links,
});
/** A list of all lakes under this heading, in a section of the site that is called so. */
const listed = (heading: string, section: string) => {
  const own = lakes.relation.rows.map(({ about }) => ({ url: about!, text: "", heading }));
  const list = page("https://lakes.example/list", "Lakes", [...own, { url: "/north", text: section, heading: "" }]);
  return new Map([list, page("https://lakes.example/reservoirs", "Reservoirs", [])].map((one) => [one.url, one]));
};
const called = (one: Relation, pages: ReadonlyMap<string, SurveyedPage>) => {
  const [{ naming, pagesOfSome }] = withPartsCalled([lakes], [lakes.relation, one], pages) as [typeof lakes];
  return pagesOfSome === true ? "some" : naming.plural;
};
const isKin = (one: Relation, noun?: string) => kinInTables(lakes, [one], () => noun).length > 0;

test("a table that tells of other names what pages tell of theirs holds more of the kind", () => {
  expect(isKin(table(OTHERS))).toBe(true);
  expect(isKin(table(OTHERS), "mountain lakes")).toBe(true);
});

test("what says less, is called otherwise or names those with a page holds no others", () => {
  expect(isKin(table(OTHERS, FACTS.slice(0, 2)))).toBe(false);
  expect(isKin(table(OTHERS), "ferries")).toBe(false);
  expect(isKin(table(OTHERS, FACTS, "Ferry"))).toBe(false);
  expect(isKin(table(["Drina", "Ems", "Fulda", "Gera", "Kinz", "Lahn", "Mosel"]))).toBe(false);
  expect(isKin({ ...table(OTHERS), url: lakePage("Drina") })).toBe(false);
});

test("those with a page are called with their part where a section and the heading over their list say it", () => {
  expect(called(table(OTHERS), listed("Mountain lakes", "Mountain"))).toBe("mountain lakes");
  expect(called(table(OTHERS, FACTS.slice(0, 1)), listed("Mountain lakes", "Mountain"))).toBe("lakes");
});

test("where nothing tells them apart they are those with a page", () => {
  expect(called(table(OTHERS), listed("Lakes", "Mountain"))).toBe("some");
  expect(called(table(OTHERS), listed("Mountain lakes", "Valleys"))).toBe("some");
  expect(called({ ...table(OTHERS), name: "More mountain waters" }, listed("Mountain lakes", "Mountain"))).toBe("some");
});

test("names that leave to their heading what they are name no others", () => {
  const rows = lakes.relation.rows.map((row) => {
    const [first, ...rest] = row.cells;
    const printed = `${first!.value.printed} ${lakes.naming.singular}`;
    return { ...row, cells: [{ ...first!, value: { kind: "text" as const, printed } }, ...rest] };
  });
  const inFull = { ...lakes, relation: { ...lakes.relation, rows } };
  const names = lakes.relation.rows.map(({ cells }) => cells[0]!.value.printed);
  expect(kinInTables(inFull, [table(names)], () => undefined)).toEqual([]);
  expect(kinInTables(inFull, [table(OTHERS)], () => undefined)).toHaveLength(1);
});
