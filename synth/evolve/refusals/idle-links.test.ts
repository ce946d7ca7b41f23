import { expect, test } from "vitest";
import { linkedPages } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { hasIdleLink } from "./idle-links.ts";
import { treeObjection } from "./of-trees.ts";

const depots = linkedPages(
  "depots",
  ["Name", "Opened", "Places"],
  [
    ["Ash", "1931", "60"],
    ["Birch", "1962", "75"],
    ["Cedar", "1948", "20"],
    ["Dogwood", "1989", "80"],
    ["Elm", "1971", "15"],
  ],
);
const trams = linkedPages(
  "trams",
  ["Name", "Depot", "Seats"],
  [
    ["Amber", "Ash", "40"],
    ["Bronze", "Cedar", "31"],
    ["Coral", "Elm", "52"],
    ["Denim", "Cedar", "28"],
    ["Ebony", "Elm", "44"],
  ],
  { Depot: "depots" },
);
const bench = new Workbench(surveySite(lakeSite([trams, depots])));
const opened = { column: "Opened", is: "<", value: "1950" };
const places = { column: "Places", is: ">", value: "50" };
const of = (...and: object[]): Branch => ({
  op: "identify_by",
  params: { on: "Depot" },
  inputs: { from: leaf("trams"), one: over("identify", leaf("depots"), { where: { and } }) },
});

test("what is said of the thing that rows name is needed among those that they name", () => {
  expect(bench.result(of(opened, places))).toBeDefined();
  expect(hasIdleLink(of(opened, places), bench)).toBe(true);
  // Both are figures of what the rows name: of two reasons that comes first.
  expect(treeObjection(over("label_of", of(opened, places)), bench)).toBe("of_another");
});

test("a single condition, and what tells the things named apart, is needed", () => {
  const late = { column: "Opened", is: ">", value: "1950" };
  const few = { column: "Places", is: "<", value: "50" };
  expect(hasIdleLink(of({ ...places, value: "79" }), bench)).toBe(false);
  const seating = (value: string, { params, ...node }: Branch): Branch => ({
    ...node,
    params: { ...params, where: { column: "Seats", is: ">", value } },
  });
  expect(hasIdleLink(seating("50", of(late, few)), bench)).toBe(true);
  expect(hasIdleLink(seating("30", of(opened, few)), bench)).toBe(false);
});
