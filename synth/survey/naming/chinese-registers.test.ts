import { expect, test } from "vitest";
import type { Column, ColumnType } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { nounOf } from "./chinese-naming.ts";
import { nounOfRegister } from "./chinese-registers.ts";

const table = (...types: ColumnType[]) => ({
  source: "html_table" as const,
  rows: [],
  columns: types.map((type, at): Column => ({ name: `列${at}`, type, role: "text" })),
});
const noun = (relation: ReturnType<typeof table>, label: string | undefined, ...titles: string[]) =>
  nounOfRegister(relation, label, titles, nounOf);

test("a register with a date per row has a record in each", () => {
  expect(noun(table("date", "text"), undefined, "2023年冬季投喂记录")).toBe("投喂记录");
  expect(noun(table("date", "text"), undefined, "设备", "检修记录表")).toBe("检修记录");
});

test("records without dates may be rows of anything", () => {
  expect(noun(table("text", "number"), undefined, "2023年冬季投喂记录")).toBeUndefined();
  expect(noun(table("date", "text"), undefined, "世界纪录")).toBeUndefined();
});

test("a list of titles has what its own title says", () => {
  expect(noun(table("text"), "题名", "学术论文一览表")).toBe("学术论文");
  expect(noun(table("text"), "题名", "2022年获奖作品目录")).toBe("获奖作品");
  expect(noun(table("text"), "题名", "资料")).toBeUndefined();
  expect(noun(table("text"), "作者", "学术论文一览表")).toBeUndefined();
});

test("a list of codes has what its own title says, where that is counted one by one", () => {
  const coded = (...codes: string[]) =>
    testRelation(
      "wells",
      ["编号", "深度"],
      codes.map((code) => [code, "12"]),
    );
  const codes = ["GJ001", "GJ002", "GJ003", "GJ004"];
  expect(nounOfRegister(coded(...codes), "编号", ["古井名录"], nounOf)).toBe("古井");
  expect(nounOfRegister(coded(...codes), "编号", ["价格目录"], nounOf)).toBeUndefined();
  expect(nounOfRegister(coded("甲", "乙", "丙", "丁"), "编号", ["古井名录"], nounOf)).toBeUndefined();
});
