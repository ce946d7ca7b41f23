import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chinesePointer } from "./pointer-noun.ts";

test("an award leads to what won it", () => {
  const editions = testRelation(
    "editions",
    ["届", "金锚奖", "志愿者人数"],
    [
      ["第一届", "山路", "31"],
      ["第二届", "渡口", "52"],
      ["第三届", "夜航", "44"],
    ],
  );
  const films = testRelation(
    "films",
    ["影片", "语言"],
    [
      ["山路", "法语"],
      ["渡口", "西班牙语"],
      ["夜航", "英语"],
    ],
  );
  const naming = (singular: string) => ({ singular, plural: singular, source: "影展网" });
  const { ask } = asker([editions, films], { editions: naming("届"), films: naming("影片") }, "zh");
  const most = { op: "kth", from: "editions", by: "志愿者人数", k: 1, end: "highest" };
  const won = { op: "follow", left: "s1", right: "films", on: "金锚奖" };
  expect(ask([most, won, { op: "lookup", from: "s2", column: "语言" }])).toMatchObject({
    question: "根据影展网，志愿者人数最多的届，其获金锚奖的影片的语言是哪种？",
    answer: "西班牙语",
  });
});

test("the teacher of a teacher is another than the teacher", () => {
  const players = testRelation(
    "players",
    ["琴家", "师承", "籍贯"],
    [
      ["程渭", "佚名", "青渚"],
      ["顾言", "程渭", "临汀"],
      ["沈兰", "顾言", "云岭"],
    ],
  );
  const { ask } = asker([players], { players: { singular: "琴家", plural: "琴家", source: "琴学网" } }, "zh");
  const first = { op: "follow", left: "players", right: "players", on: "师承", label: "沈兰" };
  const second = { op: "follow", left: "s1", right: "players", on: "师承" };
  expect(ask([first, second, { op: "lookup", from: "s2", column: "籍贯" }])).toMatchObject({
    question: "根据琴学网，沈兰的师承的师承的籍贯是哪里？",
    answer: "青渚",
  });
});

test("what an office or a seat is held by, or lies in, is called by what it is", () => {
  expect(["秘书处", "总部", "会址"].map((heading) => chinesePointer(heading, "城市"))).toEqual([
    "秘书处所在城市",
    "总部所在城市",
    "会址所在城市",
  ]);
  expect(["主办单位", "会长", "举办地"].map((heading) => chinesePointer(heading, "学会"))).toEqual([
    "主办单位",
    "会长",
    "举办地",
  ]);
});
