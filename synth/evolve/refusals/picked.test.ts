import { expect, it } from "vitest";
import { pageCollection } from "../../page-collection.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { isIdentifier, isPicked } from "./picked.ts";

const NAMES = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gor", "Hal"];

const bench = (header: readonly string[], cells: (at: number) => string[]) =>
  new Workbench(
    surveySite(
      lakeSite([
        pageCollection(
          header,
          NAMES.map((name, at) => [name, ...cells(at)]),
        ),
      ]),
    ),
  );
const whole = leaf("things");
const where = (column: string, is: string, value: string) => ({ where: { column, is, value } });

it("nobody names a few where the site sorts all of them", () => {
  const sorted = bench(["Town", "Shire", "Inhabitants"], (at) => [
    at % 2 === 0 ? "East" : "West",
    String(900 + at * at * 41),
  ]);
  const few = over("named", whole, { names: NAMES.slice(0, 5) });
  expect(treeObjection(over("mean", few, { column: "Inhabitants" }), sorted)).toBe("picked");
  const of = (label: string) => over("lookup", whole, { column: "Inhabitants", label });
  const pair: Branch = { op: "difference", params: {}, inputs: { a: of("Cor"), b: of("Ard") } };
  expect(treeObjection(pair, sorted)).toBe("picked");
  const shire = over("filter", whole, where("Shire", "equals", "East"));
  expect(treeObjection(over("mean", shire, { column: "Inhabitants" }), sorted)).toBeUndefined();
});

it("figures are not summed up over what they cut off themselves", () => {
  const sizes = bench(["Town", "Inhabitants"], (at) => [String(900 + at * at * 41)]);
  const large = over("filter", whole, where("Inhabitants", ">", "1000"));
  expect(treeObjection(over("mean", large, { column: "Inhabitants" }), sizes)).toBe("cut_by_own");
  expect(treeObjection(over("mean", whole, { column: "Inhabitants" }), sizes)).toBeUndefined();
});

it("a kind of which no thing is left has the fewest, and was not counted", () => {
  const kinds = bench(["Town", "Shire", "Inhabitants"], (at) => [
    ["East", "West", "North"][at % 3]!,
    String(at % 3 === 2 ? 90 : 900 + at),
  ]);
  const fewest = (set: typeof whole | Branch) =>
    over(
      "label_of",
      over("kth", over("group", set, { by: "Shire", take: "count" }), { by: "count", k: 1, end: "lowest" }),
    );
  const large = over("filter", whole, where("Inhabitants", ">", "500"));
  expect(treeObjection(fewest(large), kinds)).toBe("vanished");
  expect(treeObjection(fewest(whole), kinds)).not.toBe("vanished");
});

it("of two numbers of things only what is told by one column is compared", () => {
  const kinds = bench(["Town", "Shire", "Market"], (at) => [
    at % 2 === 0 ? "East" : "West",
    at < 3 ? "weekly" : "yearly",
  ]);
  const many = (column: string, value: string) => over("count", over("filter", whole, where(column, "equals", value)));
  const held = (a: Branch, b: Branch): Branch => ({ op: "difference", params: {}, inputs: { a, b } });
  expect(treeObjection(held(many("Market", "yearly"), many("Shire", "East")), kinds)).toBe("incomparable");
  expect(treeObjection(held(many("Market", "yearly"), many("Market", "weekly")), kinds)).not.toBe("incomparable");
});

it("nobody picks a few of what has names of a program", () => {
  const named = (...names: string[]) => over("named", whole, { names }) as Branch;
  const depth = bench(["Thing", "Depth"], (at) => [String(900 + at * at * 41)]);
  expect(isPicked(named("return_path", "r.in.ascii", "setWidth()", "Image::size"), depth)).toBe(true);
  expect(isPicked(named("return_path", "paintArea", "St. Mary"), depth)).toBe(true);
  expect(["St. Mary", "J. R. Dun", "Fal 2.0", "Ard"].filter(isIdentifier)).toEqual([]);
});
