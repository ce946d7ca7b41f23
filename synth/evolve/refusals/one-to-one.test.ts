import { expect, test } from "vitest";
import { linkedPages } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { countsCounterparts } from "./one-to-one.ts";

const VILLAGES = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"];
const chapels = linkedPages(
  "chapels",
  ["Name", "Built", "Builder"],
  VILLAGES.map((name, at) => [`${name} Chapel`, `${1800 + at * 9}`, ["Orr", "Dent"][at % 2]!]),
);
const villages = (chapelOf: (at: number) => string) =>
  linkedPages(
    "villages",
    ["Name", "Chapel", "Houses"],
    VILLAGES.map((name, at) => [name, chapelOf(at), `${at * 31 + 12}`]),
    { Chapel: "chapels" },
  );
const join: Branch = {
  op: "join",
  params: { on: "Chapel", columns: ["Built", "Builder"] },
  inputs: { left: leaf("villages"), right: leaf("chapels") },
};
const old = { where: { column: "Built", is: "<", value: "1830" } };
const bench = new Workbench(surveySite(lakeSite([villages((at) => `${VILLAGES[at]} Chapel`), chapels])));

test("things with one of another kind each are not counted by what is said of those alone", () => {
  expect(countsCounterparts(over("count", over("filter", join, old)), bench)).toBe(true);
  expect(countsCounterparts(over("group", join, { by: "Builder", take: "count" }), bench)).toBe(true);
  expect(countsCounterparts(over("probability", join, { ...old, draws: 1 }), bench)).toBe(true);
});

test("a fact of their own is asked together with theirs, and so are things that share one", () => {
  const mean = over("group", join, { by: "Builder", take: "mean", column: "Houses" });
  const large = over("filter", over("filter", join, old), { where: { column: "Houses", is: ">", value: "20" } });
  expect(countsCounterparts(mean, bench)).toBe(false);
  expect(countsCounterparts(over("count", large), bench)).toBe(false);
  const sharing = new Workbench(
    surveySite(lakeSite([villages((at) => `${VILLAGES[at < 4 ? 0 : at - 3]} Chapel`), chapels])),
  );
  expect(countsCounterparts(over("count", over("filter", join, old)), sharing)).toBe(false);
});

test("where each has as many of them, counting them is counting these", () => {
  const doors = new Workbench(surveySite(lakeSite([villages((at) => `${VILLAGES[at % 3]} Chapel`), chapels])));
  expect(countsCounterparts(over("count", over("filter", join, old)), doors)).toBe(true);
});
