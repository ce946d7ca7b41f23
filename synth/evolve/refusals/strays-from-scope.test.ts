import { expect, test } from "vitest";
import { linkedPages } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { straysFromScope } from "./strays-from-scope.ts";

const choirs = linkedPages(
  "choirs",
  ["Name", "Leader", "Founded"],
  [
    ["Ash", "Ada", "1931"],
    ["Birch", "Bo", "1962"],
    ["Cedar", "Cai", "1948"],
    ["Dogwood", "Dag", "1970"],
    ["Elm", "Eli", "1985"],
  ],
  { Leader: "singers" },
);
const singers = linkedPages(
  "singers",
  ["Name", "Choir", "Songs"],
  [
    ["Ada", "Ash", "40"],
    ["Bo", "Birch", "31"],
    ["Cai", "Cedar", "52"],
    ["Dag", "Cedar", "28"],
    ["Eli", "Ash", "44"],
  ],
  { Choir: "choirs" },
);
const bench = new Workbench(surveySite(lakeSite([choirs, singers])));
const AMONG = "Among the singers who have a page of their own on the site, ";
const strays = (tree: Branch, said = AMONG) => straysFromScope(`${said}…?`, tree, bench);
const choirOf = (left: Branch): Branch => ({
  op: "follow",
  params: { on: "Choir" },
  inputs: { left, right: leaf("choirs") },
});
const first = (set: Branch | ReturnType<typeof leaf>, by: string) => over("kth", set, { by, k: 1, end: "highest" });

test("what some things are sorted by is not asked about among them", () => {
  const most = first(over("group", leaf("singers"), { by: "Choir", take: "count" }), "count");
  expect(strays(over("lookup", choirOf(most), { column: "Founded" }))).toBe(true);
  expect(strays(over("lookup", choirOf(most), { column: "Founded" }), "On the site, ")).toBe(false);
  expect(strays(over("lookup", choirOf(first(leaf("singers"), "Songs")), { column: "Founded" }))).toBe(false);
});

test("things that name some of them are not among them", () => {
  const one = over("identify", leaf("singers"), { where: { column: "Songs", is: ">", value: "50" } });
  const by: Branch = { op: "identify_by", params: { on: "Leader" }, inputs: { from: leaf("choirs"), one } };
  expect(strays(over("label_of", by))).toBe(true);
  expect(strays(over("label_of", by), "Among the five choirs listed on the page, ")).toBe(false);
});
