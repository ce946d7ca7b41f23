import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withToldAmounts } from "./told-amounts.ts";

const rows = [
  ["东楼", "882条点评", "4.6", "268", "1201"],
  ["西楼", "337条点评", "4.4", "158", "1202"],
  ["南楼", "914条点评", "4.9", "458", "1203"],
  ["北楼", "65条点评", "4.1", "98", "1204"],
];
const made = testRelation("inns", ["name", "info", "score", "price", "text"], rows, { about: true });
const inns: Relation = {
  ...made,
  columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" } : { ...column, unnamed: true })),
};
const textOf = (shown: (row: readonly string[]) => string) => (url: string) => {
  const at = inns.rows.findIndex(({ about }) => about === url);
  return shown(rows[at]!);
};
const names = (shown: (row: readonly string[]) => string) =>
  withToldAmounts(inns, textOf(shown)).columns.map(({ name, unnamed, unit }) => [name, unnamed ?? false, unit]);

test("figures under no label that pages say the kind of are called by it", () => {
  expect(names(([, info, score, price, text]) => `${score}分 ${info} ¥${price}起 ${text}`)).toEqual([
    ["name", false, undefined],
    ["点评数量", false, "条"],
    ["评分", false, undefined],
    ["price", true, "¥"],
    ["text", true, undefined],
  ]);
});

test("a figure of which pages say nothing stays as it is", () => {
  const told = names(([, , score, price]) => `${score}分钟 ${price}`);
  expect(told.slice(2, 4)).toEqual([
    ["score", true, undefined],
    ["price", true, undefined],
  ]);
});
