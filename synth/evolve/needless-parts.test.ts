import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { withoutNeedlessParts } from "./needless-parts.ts";
import { leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

const mills = testRelation(
  "mills",
  ["Mill", "Wheels", "Height"],
  ["Ann", "Bea", "Cid", "Dot", "Eve"].map((name, at) => [name, `${at + 2}`, at === 4 ? "" : `${20 + at} m`]),
);
const bench = new Workbench(surveySite(lakeSite([mills])));
const whole = leaf("mills");
const stated = over("stated", whole, { columns: ["Height"] });
const few = (from: typeof whole | typeof stated, value: string) =>
  over("filter", from, { where: { column: "Wheels", is: "<", value } });
const mean = (from: ReturnType<typeof few>) => over("mean", from, { column: "Height" });

test("nothing is said of stating where a condition leaves none that does not", () => {
  expect(withoutNeedlessParts(mean(few(stated, "6")), bench)).toEqual(mean(few(whole, "6")));
  expect(withoutNeedlessParts(mean(few(stated, "7")), bench)).toEqual(mean(few(stated, "7")));
  const both = { a: mean(few(stated, "6")), b: over("mean", stated, { column: "Height" }) };
  const tree = { op: "difference", params: {}, inputs: both };
  expect(withoutNeedlessParts(tree, bench)).toEqual(tree);
});

test("all that there are is not listed by name", () => {
  const names = (...some: string[]) => over("sum", over("named", whole, { names: some }), { column: "Wheels" });
  const all = names("Ann", "Bea", "Cid", "Dot", "Eve");
  expect(withoutNeedlessParts(all, bench)).toEqual(over("sum", whole, { column: "Wheels" }));
  expect(withoutNeedlessParts(names("Ann", "Bea", "Cid", "Dot"), bench)).toEqual(names("Ann", "Bea", "Cid", "Dot"));
});
