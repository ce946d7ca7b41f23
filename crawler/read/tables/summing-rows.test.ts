import { expect, test } from "vitest";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { summingRows } from "./summing-rows.ts";

function summing(headings: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const columns = headings.map((name, at) =>
    typeColumn(
      name,
      rows.map((row) => ({ text: row[at]! })),
    ),
  );
  return [
    ...summingRows(
      columns,
      rows.map(() => false),
    ),
  ];
}

test("below seasons a row that is called after all of them is none", () => {
  const seasons = [
    ["2006–07", "Reds", "39", "8"],
    ["2007–08", "Reds", "19", "2"],
    ["2008–09", "Blues", "21", "7"],
  ];
  const headings = ["Season", "Club", "Played", "Scored"];
  // The page forgot one of the figures: they do not add up.
  expect(summing(headings, [...seasons, ["Career", "", "80", "18"]])).toEqual([3]);
  expect(summing(headings, [...seasons, ["2009–10", "Blues", "80", "18"]])).toEqual([]);
  const subjects = [
    ["Hobbies", "", "4", "9"],
    ["Travel", "", "5", "2"],
    ["Health", "", "8", "3"],
  ];
  expect(summing(headings, [...subjects, ["Career", "", "2", "7"]])).toEqual([]);
});

test("a first or last row whose figures are the sums of the others' sums them up, whatever it is called", () => {
  const harbours = [
    ["Aske", "12", "1.5", "40"],
    ["Bree", "30", "0.5", "10"],
    ["Cole", "8", "2.25", "25"],
  ];
  const headings = ["Harbour", "Boats", "Tonnes", "Share"];
  expect(summing(headings, [...harbours, ["The coast", "50", "4.25", "25"]])).toEqual([3]);
  expect(summing(headings, [["The coast", "50", "4.25", "25"], ...harbours])).toEqual([0]);
  expect(summing(headings, [...harbours, ["Dorn", "50", "4.5", "20"]])).toEqual([]);
});

test("so does a row of means, where all of its figures are; what is alike everywhere proves nothing", () => {
  const headings = ["Plant", "Hours", "Height", "Width", "Leaves"];
  const plants = [
    ["Ash", "40", "10", "4", "7"],
    ["Elm", "40", "13", "5", "8"],
    ["Oak", "40", "12", "9", "3"],
  ];
  expect(summing(headings, [...plants, ["Garden", "40", "11.7", "6", "6"]])).toEqual([3]);
  expect(summing(headings, [...plants, ["Fir", "40", "11.7", "6", "9"]])).toEqual([]);
});

test("a row that has a word of totals in its name is one where it adds up, in one column, too", () => {
  const headings = ["Source", "Amount"];
  const sources = [
    ["Gifts", "120"],
    ["Rent", "80"],
    ["Fees", "75"],
  ];
  expect(summing(headings, [...sources, ["Total income", "275"]])).toEqual([3]);
  expect(summing(headings, [["Income in total", "275"], ...sources])).toEqual([0]);
  expect(summing(headings, [...sources, ["Total Sports", "90"]])).toEqual([]);
  // Of rounded figures the sum is so, too; what has no such word may be one by chance.
  expect(
    summing(headings, [
      ["Gifts", "1.2"],
      ["Rent", "0.8"],
      ["Total income", "2.1"],
    ]),
  ).toEqual([2]);
  expect(summing(headings, [...sources, ["Sales", "275"]])).toEqual([]);
});

test("so is one that sums up the rows right above it", () => {
  const rows = [
    ["Stock", "120"],
    ["Cash", "80"],
    ["Total current assets", "200"],
    ["Land", "500"],
    ["Boats", "70"],
    ["Total fixed assets", "570"],
    ["Total assets", "770"],
  ];
  expect(summing(["Item", "Amount"], rows)).toEqual([2, 5, 6]);
});

test("a figure of several digits is no sum by chance, nor is one in a row that is set apart", () => {
  const rows = [
    ["North", "1234"],
    ["South", "2351"],
    ["East", "3112"],
    ["The region", "6697"],
  ];
  expect(summing(["Part", "Hives"], rows)).toEqual([3]);
  const few = [
    ["North", "12"],
    ["South", "23"],
    ["The region", "35"],
  ];
  const typed = ["Part", "Hives"].map((name, at) =>
    typeColumn(
      name,
      few.map((row) => ({ text: row[at]! })),
    ),
  );
  const known = [false, false, false];
  expect([...summingRows(typed, known)]).toEqual([]);
  expect([...summingRows(typed, known, new Set([2]))]).toEqual([2]);
});
