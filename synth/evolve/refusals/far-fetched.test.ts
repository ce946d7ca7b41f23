import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isFarFetched } from "./far-fetched.ts";

const LONG = ["Stone", "Donor", "Mass", ..."abcdefghijk".split("").map((letter) => `Fact ${letter}`)];
const stones = Array.from({ length: 8 }, (_, row) =>
  LONG.map((_, at) => (at === 0 ? `Stone ${"abcdefgh"[row]}` : at === 1 ? ["Ash", "Birk"][row % 2]! : `${row * at}`)),
);
const donors = ["Ash", "Birk", "Cole", "Dean", "Ebb", "Fay"].map((name, at) => [name, `${40 + at * 7}`, `${at + 3}`]);
const bench = new Workbench(
  surveySite(
    lakeSite([testRelation("stones", LONG, stones), testRelation("donors", ["Name", "Births", "Deaths"], donors)]),
  ),
);

test("things are chosen by what is said of those whom they name, whatever is asked of them", () => {
  const joined: Branch = {
    op: "join",
    params: { on: "Donor", columns: ["Births"] },
    inputs: { left: leaf("stones"), right: leaf("donors") },
  };
  const by = (column: string) =>
    over("mean", over("filter", joined, { where: { column, is: ">", value: "2" } }), { column: "Fact a" });
  expect(isFarFetched(by("Births"), bench)).toBe(false);
  expect(isFarFetched(by("Mass"), bench)).toBe(true);
});
