import { expect, test } from "vitest";
import { linkedPages } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { startNamesEnd } from "./start-names-end.ts";

const TOWNS = ["Oban", "Wick", "北江市", "南岭县", "杭州"];
const HARBOURS = ["Oban Harbour", "Long Pier", "北江综合检测站", "东溪检测站", "杭州检测站"];
const towns = linkedPages(
  "towns",
  ["Name", "Population"],
  TOWNS.map((name, at) => [name, `${1800 + at * 1700}`]),
);
const harbours = linkedPages(
  "harbours",
  ["Name", "Town", "Depth"],
  HARBOURS.map((name, at) => [name, TOWNS[at]!, `${at * 3 + 4} m`]),
  { Town: "towns" },
);
const bench = new Workbench(surveySite(lakeSite([towns, harbours])));
const asked = (label: string) =>
  over(
    "lookup",
    { op: "follow", params: { on: "Town", label }, inputs: { left: leaf("harbours"), right: leaf("towns") } },
    { column: "Population" },
  );

test("a name that has in it the name of what it leads to leaves nothing to be followed", () => {
  expect(HARBOURS.map((label) => startNamesEnd(asked(label), bench))).toEqual([true, false, true, false, true]);
});
