import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { addUp, goAgain, isOddSum } from "./natural-sums.ts";

const column = (name: string, unit?: string) => ({
  name,
  type: "number" as const,
  role: "measure" as const,
  ...(unit === undefined ? {} : { unit }),
});

test("money adds up, what one pays for a thing does not", () => {
  expect([column("Revenue", "EUR"), column("Budget", "EUR")].map((one) => addUp(one, []))).toEqual([true, true]);
  const paid = [
    column("Festival pass", "EUR"),
    column("Tickets", "£"),
    column("Tuition and fees", "$"),
    column("Shipping price", "$"),
  ];
  expect(paid.some((one) => addUp(one, []))).toBe(false);
});

test("sorts that stand in several places do not add up", () => {
  expect([column("Varieties grown"), column("Visitors")].map((one) => addUp(one, []))).toEqual([false, true]);
  const chinese = [column("展出品种", "个"), column("鸟类种数", "种"), column("展品数量", "个")];
  expect(chinese.map((one) => addUp(one, []))).toEqual([false, false, true]);
  // Two shops have the same teas; what a press brings out it brings out once.
  const held = [column("在售茶叶", "种"), column("出版图书", "种"), column("在售茶叶", "盒")];
  expect(held.map((one) => addUp(one, []))).toEqual([false, true, true]);
  const counting = (counts: string) => ({ ...column("Herbs"), counts });
  expect([counting("taxa"), counting("specimens")].map((one) => addUp(one, []))).toEqual([false, true]);
});

test("neither the pitch of single things nor the parts of single specimens add up", () => {
  expect(
    [column("Pitch"), column("Petals"), column("Hatches"), column("Children")].map((one) => addUp(one, [])),
  ).toEqual([false, false, false, false]);
});

test("what each engine has run is run by none of them together, and goods are not put together", () => {
  expect([column("Engine hours"), column("Mileage", "km"), column("Berths")].map((one) => addUp(one, []))).toEqual([
    false,
    false,
    true,
  ]);
  expect(addUp(column("Berths"), [column("Asking price", "£")])).toBe(false);
});

test("neither what is reached at different times nor the sizes of files add up", () => {
  expect(
    [column("Most visitors at once"), column("Download size", "MB"), column("Visitors")].map((one) => addUp(one, [])),
  ).toEqual([false, false, true]);
});

test("what each is like by degrees does not add up, whatever it is called", () => {
  const intense = [column("Hardness", "lbf"), column("Engine power", "kW"), column("Rated output", "hp")];
  const others = [column("Mains", "kV"), column("Pressure"), column("硬度"), column("Burst strength", "kg")];
  others.push(column("Turning force", "Nm"));
  expect([...intense, ...others].map((one) => addUp(one, []))).toEqual(Array(8).fill(false));
  const wholes = [column("Temperature stations"), column("Installed capacity", "MW"), column("Energy", "kWh")];
  expect(wholes.map((one) => addUp(one, []))).toEqual([true, true, true]);
});

test("bare fractions are of a scale, and add up to nothing", () => {
  const springs = testRelation(
    "springs",
    ["Spring", "Grade of purity", "Visitors (millions)", "Pools"],
    Array.from({ length: 9 }, (_, at) => [
      `Spring ${"ABCDEFGHI"[at]}`,
      `${6 + at / 4}`,
      `${1 + at / 8}`,
      `${7 + at * 3}`,
    ]),
  );
  const bench = new Workbench(surveySite(lakeSite([springs])));
  const columns = bench.columns(leaf("springs")).map(({ column }) => column.name);
  expect(columns.map((column) => isOddSum(over("sum", leaf("springs"), { column }), bench))).toEqual([
    true,
    false,
    false,
  ]);
});

test("days that several places share, and floors, do not add up over them; days of years that follow each other do", () => {
  expect(
    [column("Snow days"), column("Floors"), column("层数"), column("Birthdays")].map((one) => addUp(one, [])),
  ).toEqual([false, false, false, true]);
  const stations = testRelation(
    "stations",
    ["Station", "Year", "Snow days", "Visitors"],
    ["Aldby", "Birkby", "Corby", "Denby"].flatMap((name, at) =>
      [2015, 2016, 2017, 2018, 2019].map((year) => [
        name,
        `${year}`,
        `${30 + at * 7 + (year % 5)}`,
        `${900 + at * 71}`,
      ]),
    ),
  );
  const bench = new Workbench(surveySite(lakeSite([stations])));
  const span = { time: "Year", by: "Station", since: "2015", until: "2019" };
  const totals = (of: string) => over("year_totals", leaf("stations"), { ...span, column: of });
  expect([totals("Snow days"), totals("Visitors")].map((node) => isOddSum(node, bench))).toEqual([true, false]);
  const own = over("over_years", leaf("stations"), { ...span, column: "Snow days", label: "Aldby" });
  expect(isOddSum(over("sum", own, { column: "Snow days" }), bench)).toBe(false);
});

test("points of a league are shared out among those that compete, and are no total of a season", () => {
  const clubs = testRelation(
    "clubs",
    ["Club", "Year", "Points", "Spectators"],
    ["Reds", "Blues", "Greens", "Whites"].flatMap((name, at) =>
      [2015, 2016, 2017, 2018, 2019].map((year) => [
        name,
        `${year}`,
        `${30 + at * 7}`,
        `${900 + at * 71 + (year % 5)}`,
      ]),
    ),
  );
  const bench = new Workbench(surveySite(lakeSite([clubs])));
  const span = { time: "Year", by: "Club", since: "2015", until: "2019" };
  const totals = (of: string) => over("year_totals", leaf("clubs"), { ...span, column: of });
  expect([totals("Points"), totals("Spectators")].map((node) => isOddSum(node, bench))).toEqual([true, false]);
});

test("neither the largest part of each nor the size of its engine adds up", () => {
  const each = [
    column("Longest runway", "m"),
    column("Engine size", "cc"),
    column("Engine", "cc"),
    column("Highest summit", "m"),
  ];
  expect(each.map((one) => addUp(one, []))).toEqual(each.map(() => false));
});

test("who goes along on one tour goes along on the next", () => {
  const again = (noun: string, heading: string) => goAgain(column(heading, "人"), noun);
  expect(again("巡演", "随行人员")).toBe(true);
  expect(again("巡演", "观众")).toBe(false);
  expect(again("剧团", "演职人员")).toBe(false);
});

test("who goes out on one survey goes out on the next; who comes is counted each time", () => {
  const again = (noun: string, heading: string) => goAgain(column(heading), noun);
  expect(again("voyage", "Crew size")).toBe(true);
  expect(again("survey", "Team members")).toBe(true);
  expect(again("race", "Participants")).toBe(false);
  expect(again("ship", "Crew size")).toBe(false);
});

test("how long works are to read makes up no whole; how many pages an archive holds does", () => {
  expect(
    [column("页数", "页"), column("字数", "千字"), column("Number of pages")].map((one) => addUp(one, [])),
  ).toEqual([false, false, false]);
  expect(addUp(column("馆藏页数", "页"), [])).toBe(true);
});

test("who may vote at one election may vote at the next, and the answers to two questions do not add up", () => {
  const again = (noun: string, heading: string) => goAgain(column(heading), noun);
  expect(again("general meeting", "Members")).toBe(true);
  expect(again("referendum", "No votes")).toBe(true);
  expect(again("general meeting", "Spoilt ballots")).toBe(false);
  expect(again("club", "Members")).toBe(false);
});

test("terms run beside each other and make up none; what was played or spent does", () => {
  const terms = [
    column("质保期", "个月"),
    column("工期", "日历天"),
    column("办理时限", "个工作日"),
    column("Term", "years"),
  ];
  expect([...terms, column("Delivery", "days")].map((one) => addUp(one, []))).toEqual(Array(5).fill(false));
  const times = [column("Playing time", "minutes"), column("Days lost", "days"), column("出勤", "天")];
  expect(times.map((one) => addUp(one, []))).toEqual([true, true, true]);
});

test("how strong each is does not add up, what each can carry or employs does", () => {
  const of = (name: string) => addUp(column(name), []);
  expect(["最大推力", "战斗力", "耐久值", "身高", "Defense", "Base attack"].map(of)).toEqual(Array(6).fill(false));
  expect(["年运力", "劳动力", "产值", "Attacks"].map(of)).toEqual(Array(4).fill(true));
});
