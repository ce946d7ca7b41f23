import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { countsListedByOwner } from "./listed-by-owner.ts";

const KINDS = { glacial: "https://lakes.example/kinds/glacial", tectonic: "https://lakes.example/kinds/tectonic" };

/** The lakes, whose kinds lead to pages of which those of `listing` link to the lakes of their kind. */
function benchOf(listing: readonly string[]): Workbench {
  const made = lakes();
  const at = made.columns.findIndex(({ name }) => name === "Kind");
  const linked: Relation = {
    ...made,
    rows: made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => {
        const { printed } = cell.value;
        const href = KINDS[printed as keyof typeof KINDS];
        return index === at && href !== undefined
          ? { ...cell, value: { kind: "entity" as const, printed, href } }
          : cell;
      }),
    })),
  };
  const survey = surveySite(lakeSite([linked]));
  const [front] = [...survey.pages.values()];
  const pages = new Map(survey.pages);
  for (const [kind, url] of Object.entries(KINDS)) {
    const own = made.rows.filter(({ cells }) => cells[at]!.value.printed === kind);
    const links = own.map(({ cells }) => {
      const text = cells[0]!.value.printed;
      return { url: lakePage(text), text, heading: "Lakes" };
    });
    pages.set(url, { ...front!, url, title: kind, links: listing.includes(kind) ? links : [] });
  }
  return new Workbench({ ...survey, pages });
}

const ofKind = (value: string) => over("filter", leaf("lakes"), { where: { column: "Kind", is: "equals", value } });

test("things that name somebody are counted by no more than that where his own page lists them", () => {
  const bench = benchOf(["glacial"]);
  const share = (value: string) => ({
    op: "percent_of",
    params: {},
    inputs: { part: over("count", ofKind(value)), whole: over("count", leaf("lakes")) },
  });
  expect(countsListedByOwner(over("count", ofKind("glacial")), bench)).toBe(true);
  expect(countsListedByOwner(share("glacial"), bench)).toBe(true);
  expect(
    countsListedByOwner(
      over("probability", leaf("lakes"), { where: { column: "Kind", is: "equals", value: "glacial" }, draws: 1 }),
      bench,
    ),
  ).toBe(true);
  expect(countsListedByOwner(over("count", ofKind("tectonic")), bench)).toBe(false);
});

test("what more is said of them stands on their own pages", () => {
  const bench = benchOf(["glacial"]);
  const deep = over("filter", ofKind("glacial"), { where: { column: "Depth", is: ">", value: "20" } });
  expect(countsListedByOwner(over("count", deep), bench)).toBe(false);
  expect(countsListedByOwner(over("mean", ofKind("glacial"), { column: "Depth" }), bench)).toBe(false);
});
