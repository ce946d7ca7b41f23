import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withNamedExtremes } from "./named-extremes.ts";

const split = (name: string, cells: readonly string[]) => {
  const made = testRelation(
    "things",
    ["Thing", name],
    cells.map((cell, at) => [`Thing ${at}`, cell]),
  );
  const relation = withNamedExtremes(made);
  return Object.fromEntries(
    relation.columns.slice(1).map((column, index) => [
      column.name,
      relation.rows.map(({ cells: all }) => {
        const { value } = all[index + 1]!;
        return value.kind === "number"
          ? `${value.decimal} ${value.unit}`
          : value.kind === "unsure"
            ? "?"
            : value.printed;
      }),
    ]),
  );
};

test("the highest of a kind and how high it is are two columns", () => {
  expect(split("Highest point", ["Corran, 1,402 m", "Old Man, 688 m", "Varn (231 m)", "Ben Dubh – 931 m"])).toEqual({
    "Highest point": ["Corran", "Old Man", "Varn", "Ben Dubh"],
    "Height of the highest point": ["1402 m", "688 m", "231 m", "931 m"],
  });
  expect(split("最高峰", ["玉峰，1912米", "云峰，1804米", "石峰（931米）", "东山，652米"])["最高峰海拔"]).toEqual([
    "1912 米",
    "1804 米",
    "931 米",
    "652 米",
  ]);
  expect(Object.keys(split("Longest river", ["Tarn, 193 km", "Esk, 81 km", "Dee, 12 km", "Ure, 44 km"]))).toEqual([
    "Longest river",
    "Length of the longest river",
  ]);
});

test("a cell that is built otherwise is not understood", () => {
  const cells = [..."abcdefghi"].map((letter, at) => `Ben ${letter}, ${900 + at} m`);
  expect(split("Highest point", [...cells, "not surveyed"])["Height of the highest point"]?.at(-1)).toBe("?");
});

test("where the heading does not say what was measured, the units differ or few are built so, nothing is split", () => {
  const heights = ["Corran, 1,402 m", "Old Man, 688 m", "Varn, 231 m", "Ben Dubh, 931 m"];
  expect(Object.keys(split("Nearest hut", heights))).toEqual(["Nearest hut"]);
  expect(Object.keys(split("Largest lake", heights))).toEqual(["Largest lake"]);
  expect(Object.keys(split("Highest point", [...heights.slice(1), "Tor, 300 ft"]))).toEqual(["Highest point"]);
  expect(Object.keys(split("Highest point", [...heights, "Tor", "Combe", "Fell"]))).toEqual(["Highest point"]);
});
