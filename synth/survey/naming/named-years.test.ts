import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namedYears } from "./named-years.ts";

const pages = (...texts: string[]) => [
  {
    title: texts[0] ?? "",
    links: texts.slice(1, 2).map((text) => ({ url: "https://x.example/", text, heading: "" })),
    sections: () => texts.slice(2),
  },
];
const years = (names: readonly string[], ...texts: string[]) =>
  namedYears(
    {
      ...testRelation(
        "things",
        ["Name", "Points"],
        names.map((name) => [name, "3"]),
        { about: true },
      ),
      source: "page_collection",
    },
    0,
    pages(...texts),
  );

test("a year that titles, links or headings name and no page is of leaves the span of the others", () => {
  const seasons = ["2019赛季", "2020赛季", "2021赛季"];
  const span = { from: "2019", to: "2021", gaps: false };
  expect(years(seasons, "2022赛季积分榜")).toEqual(span);
  expect(years(seasons, "首页", "2018赛季回顾")).toEqual(span);
  expect(
    years(["2019-20 season", "2020-21 season", "2021-22 season"], "", "", "Tickets for the 2022-23 season"),
  ).toEqual({
    from: "2019-20",
    to: "2021-22",
    gaps: false,
  });
  expect(years(["2015双年展", "2017双年展", "2021双年展"], "2019双年展")?.gaps).toBe(true);
});

test("other things of other years are none of them", () => {
  expect(years(["2019赛季", "2020赛季", "2021赛季"], "2022年度报告", "2021赛季", "12022赛季")).toBeUndefined();
  expect(years(["2019 season", "2020 season", "2021 season"], "2022 seasonal hours")).toBeUndefined();
  expect(years(["2019年", "2020年", "2021年"], "2022年")).toBeUndefined();
  expect(years(["2019赛季", "2020赛季", "春季赛"], "2022赛季")).toBeUndefined();
});
