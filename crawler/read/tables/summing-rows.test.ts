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
