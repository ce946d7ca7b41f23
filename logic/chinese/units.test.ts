import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { unitSaid } from "./units.ts";

test("people that are counted by 名 are asked for as people, for no noun follows", () => {
  expect(unitSaid("名", "会员人数")).toBe("人");
  expect(unitSaid("万名", "会员人数")).toBe("万人");
  expect(unitSaid("位", "会员人数")).toBe("人");
  expect(unitSaid("名", "招生名额")).toBe("人");
  expect(unitSaid("位", "停车位")).toBe("位");
  expect(unitSaid("名", "全国排名")).toBe("名");
});

test("how far numbers of people lie apart, and what they come to, is told in people, and their spread in nothing", () => {
  const clubs = testRelation(
    "clubs",
    ["社团", "会员人数"],
    [
      ["甲", "31名"],
      ["乙", "45名"],
      ["丙", "52名"],
      ["丁", "74名"],
    ],
  );
  const { ask } = asker([clubs], { clubs: { singular: "社团", plural: "社团", source: "社团网" } }, "zh");
  const asked = (step: { op: string }) => ask([{ from: "clubs", column: "会员人数", ...step }]).question;
  expect(asked({ op: "sum" })).toBe("根据社团网，所有社团的会员人数之和是多少人？");
  expect(asked({ op: "range" })).toMatch(/是多少人？$/u);
  const place = (end: string) => ({ op: "ranked_value", from: "clubs", by: "会员人数", k: 1, end });
  expect(ask([place("highest"), place("lowest"), { op: "difference", a: "s1", b: "s2" }]).question).toMatch(
    /多少人？$/u,
  );
});

test("the end of another word is no unit of what is counted", () => {
  const others = ["数据集数", "注册数", "岩层数", "图册数", "子集数", "机器人数", "法人数", "网页数", "图层数"];
  expect(others.flatMap((name) => unitSaid(undefined, name) ?? [])).toEqual([]);
  const counted = ["馆藏册数", "楼层数", "总页数", "电视剧集数", "工人数", "住院天数", "举办场数", "举办届数"];
  expect(counted.map((name) => unitSaid(undefined, name))).toEqual([..."册层页集人天场届"]);
});
