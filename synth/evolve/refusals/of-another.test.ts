import { describe, expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { goesByAnother, isOfAnother, sortsByAnother } from "./of-another.ts";
import { treeObjection } from "./of-trees.ts";

const join = (on?: string): Branch => ({
  op: "join",
  params: { columns: ["courses", "staff"], ...(on === undefined ? {} : { on }) },
  inputs: { left: leaf("programmes"), right: leaf("departments") },
});

describe("what is taken of other things than those that are asked about", () => {
  it("is all that a link adds, where no condition of their own chose the rows", () => {
    expect(isOfAnother(over("mean", join("department"), { column: "courses" }))).toBe(true);
    expect(isOfAnother(over("pearson", join("department"), { column: "courses", by: "staff" }))).toBe(true);
    expect(isOfAnother(over("mean", over("sort", join("department"), { by: "places" }), { column: "courses" }))).toBe(
      true,
    );
  });

  it("is what a group takes of things that its members point to, by whatever it is grouped, but not how many there are of each", () => {
    const by = (by: string, take: string) => over("group", join("department"), { by, take, column: "courses" });
    expect(isOfAnother(by("department", "mean"))).toBe(true);
    expect(isOfAnother(by("department", "count"))).toBe(false);
    expect(isOfAnother(by("degree", "mean"))).toBe(true);
    const own = over("group", join("department"), { by: "degree", take: "mean", column: "places" });
    expect(isOfAnother(own)).toBe(false);
  });

  it("is not what one column of their own is held against, what a condition chose, or more of the same things", () => {
    expect(isOfAnother(over("pearson", join("department"), { column: "courses", by: "places" }))).toBe(false);
    const chosen = over("filter", join("department"), { where: { column: "places", is: ">", value: "30" } });
    expect(isOfAnother(over("mean", chosen, { column: "courses" }))).toBe(false);
    expect(isOfAnother(over("mean", join(), { column: "courses" }))).toBe(false);
  });

  it("is what a condition chose by what the same things say", () => {
    const of = (from: Branch, column: string) =>
      over("filter", from, { where: { column, is: "equals", value: "Ada Holm" } });
    const mean = (from: Branch, column = "courses") => isOfAnother(over("mean", from, { column }));
    expect(mean(of(join("department"), "staff"))).toBe(true);
    expect(mean(of(of(join("department"), "staff"), "courses"))).toBe(true);
    expect(mean(of(of(join("department"), "degree"), "staff"))).toBe(false);
    expect(mean(of(join("department"), "staff"), "places")).toBe(false);
  });

  it("ranks no rows, nor chooses and groups them at once", () => {
    const ranked = (by: string, from: Branch) => goesByAnother(over("kth", from, { by, k: 1, end: "highest" }));
    const chosen = (column: string) => over("filter", join("department"), { where: { column, is: ">", value: "30" } });
    expect([ranked("courses", join("department")), ranked("courses", chosen("places"))]).toEqual([true, true]);
    expect([ranked("places", join("department")), ranked("courses", join())]).toEqual([false, false]);
    const grouped = (column: string) => goesByAnother(over("group", chosen(column), { by: "staff", take: "count" }));
    expect([grouped("courses"), grouped("places")]).toEqual([true, false]);
  });

  it("is counted above its mean of the things themselves, and not as often as others name them", () => {
    const stages = testRelation(
      "stages",
      ["Stage", "Seats"],
      ["Ash", "Birk", "Cedar", "Elm"].map((name, at) => [name, `${120 + at * 90}`]),
    );
    const plays = testRelation(
      "plays",
      ["Play", "Stage", "Evenings"],
      Array.from({ length: 12 }, (_, at) => [
        `Play ${"ABCDEFGHIJKL"[at]}`,
        ["Ash", "Birk", "Cedar", "Elm"][at % 4]!,
        `${9 + ((at * 5) % 12)}`,
      ]),
    );
    const bench = new Workbench(surveySite(lakeSite([plays, stages])));
    const joined: Branch = {
      op: "join",
      params: { on: "Stage", columns: ["Seats"] },
      inputs: { left: leaf("plays"), right: leaf("stages") },
    };
    const above = (column: string) =>
      treeObjection(over("count_above_average", joined, { column, side: "above" }), bench);
    expect([above("Seats"), above("Evenings")]).toEqual(["of_another", undefined]);
  });
});

it("what the things have that rows point to sorts no rows in English, whose noun would be asked for", () => {
  const join: Branch = {
    op: "join",
    params: { on: "Parcel", columns: ["Depot"] },
    inputs: { left: leaf("labels"), right: leaf("parcels") },
  };
  const kept = over("filter", join, { where: { column: "Weight", is: ">", value: "5" } });
  expect(sortsByAnother(over("group", kept, { by: "Depot", take: "count" }), false)).toBe(true);
  expect(sortsByAnother(over("mode", join, { column: "Depot" }), false)).toBe(true);
  expect(sortsByAnother(over("mode", join, { column: "Depot" }), true)).toBe(false);
  expect(sortsByAnother(over("group", join, { by: "Parcel", take: "count" }), false)).toBe(false);
  const same: Branch = { ...join, params: { columns: ["Depot"] } };
  expect(sortsByAnother(over("mode", same, { column: "Depot" }), false)).toBe(false);
});
