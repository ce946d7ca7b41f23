import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const keepers = ["Ada Holm", "Jon Berg", "Ada Holm", "Mia Lund", "Jon Berg", "Ada Holm"];
const lights = testRelation(
  "lights",
  ["Light", "Keeper", "Colour", "Lamps"],
  keepers.map((keeper, at) => [`Light ${"ABCDEF"[at]}`, keeper, ["red", "white"][at % 2]!, `${at + 2}`]),
);
const { ask } = asker([lights], { lights: { singular: "light", plural: "lights", source: "on the Ard site" } });
const many = (column: string) =>
  ask([
    { op: "distinct", from: "lights", column },
    { op: "count", from: "s1" },
  ]).question;

test("whoever has to do with things is not among them", () => {
  expect(many("Keeper")).toBe("On the Ard site, how many different keepers do the lights have?");
  expect(many("Colour")).toBe("On the Ard site, how many different colours are there among all lights?");
});

test("Chinese says that there are so many of them", () => {
  const rows = ["王小明", "李大海", "王小明", "陈一帆", "李大海", "王小明"].map((name, at) => [`${at + 1}号塔`, name]);
  const towers = testRelation("towers", ["塔", "设计师"], rows);
  const zh = asker([towers], { towers: { singular: "塔", plural: "塔", source: "在灯塔网上" } }, "zh");
  const { question } = zh.ask([
    { op: "distinct", from: "towers", column: "设计师" },
    { op: "count", from: "s1" },
  ]);
  expect(question).toContain("共有多少位不同的设计师");
});

test("of how many things one is the keeper is asked without “are there whose”", () => {
  const { question } = ask([
    { op: "filter", from: "lights", where: { column: "Keeper", is: "equals", value: "Ada Holm" } },
    { op: "count", from: "s1" },
  ]);
  expect(question).toBe("On the Ard site, for how many lights is the keeper Ada Holm?");
});
