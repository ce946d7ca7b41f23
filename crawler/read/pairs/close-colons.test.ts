import { expect, test } from "vitest";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { innerLabelLength } from "../collections/label-text.ts";
import { read } from "../read.ts";

const relationsOf = async (html: string) => {
  const body = new TextEncoder().encode(`<html lang="zh"><meta charset="utf-8"><title>站</title><body>${html}</body>`);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations.map(({ columns, rows }) => [
    columns.map(({ name }) => name),
    ...rows.map(({ cells }) => cells.map(({ value }) => value.printed)),
  ]);
};

test("paragraphs of a label and a value are read as items are, though no space stands behind the colon", async () => {
  const lines = ["建站时间:1985年", "站长:林一舟", "在编职工:19人", "占地:36亩"];
  const stated = [
    [
      ["建站时间", "站长", "在编职工", "占地"],
      ["1985年", "林一舟", "19人", "36亩"],
    ],
  ];
  const told = `<p>本站守着一段江堤,汛期昼夜有人。</p>`;
  expect(await relationsOf(`<h1>江口站</h1><div>${told}${lines.map((one) => `<p>${one}</p>`).join("")}</div>`)).toEqual(
    stated,
  );
  expect(await relationsOf(`<h1>江口站</h1><ul>${lines.map((one) => `<li>${one}</li>`).join("")}</ul>`)).toEqual(
    stated,
  );
});

test("a short label of Han characters ends in a colon close before its value; a time and an address do not", () => {
  expect(innerLabelLength("建站时间:1985年")).toBe(5);
  expect(innerLabelLength("https://a.example/")).toBe(0);
  expect(innerLabelLength("12:30开")).toBe(0);
});

test("characters set apart so that labels are equally wide are one label", () => {
  const named = (name: string) => typeColumn(name, [{ text: "1" }]).column.name;
  expect(["品\u2003牌", "会 员 价", "总 分 Total"].map(named)).toEqual(["品牌", "会员价", "总 分 Total"]);
});
