import { expect, it } from "vitest";
import { periodInHeading, periodOfFolders, periodOfYears } from "./period-of-list.ts";

it.each([
  ["Fairs 2019", 2019, 2019],
  ["Matches of the 2018–19 season", 2018, 2019],
  ["Matches 2018/19", 2018, 2019],
  ["2019年集市一览", 2019, 2019],
  ["2018-2019乐季演出", 2018, 2019],
] as const)("a heading says of which year or season its things are: %s", (heading, from, to) => {
  expect(periodInHeading(heading)).toMatchObject({ from, to });
});

it.each([
  "Fairs since 2019",
  "Mills as of 2019",
  "Mills, 2019 census",
  "Fairs 2015 to 2019",
  "Fairs of March 2019",
  "Fairs",
  "2019年以来的集市",
  "截至2019年集市",
  "2019年成立的社团",
])("a bound, or the time at which something was written, is no period: %s", (heading) => {
  expect(periodInHeading(heading)).toBeUndefined();
});

it("the folder of a year or season holds the pages of that time, and that of a month what was written then", () => {
  const at = (...paths: string[]) => periodOfFolders(paths.map((path) => `https://fairs.example/${path}`));
  expect(at("fairs/2019/oak/", "fairs/2019/elm/")).toMatchObject({ printed: "2019", to: 2019 });
  expect(at("fairs/2018-19/oak/", "fairs/2018-19/elm/")).toMatchObject({
    kind: "season",
    printed: "2018–19",
    to: 2019,
  });
  expect(at("fairs/2019/oak/", "fairs/2018/elm/")).toBeUndefined();
  expect(at("2019/03/oak/", "2019/03/elm/")).toBeUndefined();
  expect(at("fairs/oak-2019/", "fairs/elm-2019/")).toBeUndefined();
});

it("years are one period where they are one", () => {
  expect(periodOfYears([2019, 2019])).toMatchObject({ kind: "year", from: 2019 });
  expect(periodOfYears([2019, 2020])).toBeUndefined();
});
