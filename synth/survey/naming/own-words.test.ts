import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutOwn } from "./own-words.ts";

const called = (...names: string[]) =>
  withoutOwn(testRelation("lamps", ["Lamp", ...names], [["Ard", ...names.map((_, at) => String(at))]]))
    .columns.slice(1)
    .map(({ name }) => name);

test("whose figure it is goes without saying on the site, unless another is called so", () => {
  expect(called("Our score", "Height")).toEqual(["Score", "Height"]);
  expect(called("Our expert rating")).toEqual(["Expert rating"]);
  expect(called("Our score", "Score")).toEqual(["Our score", "Score"]);
  expect(called("Our verdict", "Our price", "Hour rating")).toEqual(["Our verdict", "Our price", "Hour rating"]);
});
