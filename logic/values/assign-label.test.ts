import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { assignLabel } from "./assign-label.ts";

const text = (name: string): Column => ({ name, type: "text", role: "text" });
const values = (...printed: string[]): Value[] => printed.map((one) => ({ kind: "text", printed: one }));
const labelOf = (columns: readonly Column[], cells: readonly Value[][]) =>
  assignLabel(columns, cells).find(({ role }) => role === "label")?.name;

const codes = values("BR-101", "BR-102", "BR-207");

test("rows are called by their title, though a code stands first", () => {
  expect(labelOf([text("Code"), text("Course title")], [codes, values("Rope work", "Knots", "Tides")])).toBe(
    "Course title",
  );
  expect(labelOf([text("代码"), text("课程名称")], [codes, values("绳索", "结艺", "潮汐")])).toBe("课程名称");
});

test("a code names rows where nothing says that it is their name, or where it is a word", () => {
  expect(labelOf([text("Code"), text("Taught by")], [codes, values("Ann", "Bo", "Cy")])).toBe("Code");
  expect(
    labelOf([text("Class"), text("Skipper's name")], [values("Finn", "Laser", "Star"), values("Ann", "Bo", "Cy")]),
  ).toBe("Class");
});

test("a column headed as a name goes before the linked names behind it, of whom the rows are", () => {
  const linked: Column = { name: "Leader", type: "entity", role: "text" };
  const people: Value[] = ["Ann", "Bo", "Cy"].map((printed) => ({
    kind: "entity",
    printed,
    href: `https://x.example/${printed}`,
  }));
  const works = values("Rope walk", "Sluice", "Slipway");
  const numbers: Value[] = ["1", "2", "3"].map((printed) => ({ kind: "number", printed, decimal: printed }) as Value);
  const numbered = (heading: string, leader: string) =>
    labelOf(
      [{ name: "No.", type: "number", role: "rank" }, text(heading), { ...linked, name: leader }],
      [numbers, works, people],
    );
  expect(numbered("Project name", "Leader")).toBe("Project name");
  expect(numbered("项目名称", "负责人")).toBe("项目名称");
  expect(numbered("Project name", "Name")).toBe("Name");
  expect(numbered("Job title", "Person")).toBe("Person");
  expect(numbered("Common name", "Species")).toBe("Species");
});

test("days name no rows, with a year or an hour or without", () => {
  const days = values("4 May", "11 May", "7 October");
  expect(labelOf([text("Day"), text("Fair")], [days, values("Spring", "Low", "Autumn")])).toBe("Fair");
  expect(labelOf([text("When"), text("Hall")], [days, values("Low", "Low", "High")])).toBeUndefined();
});

test("where the names in the first column lead to pages and some come twice, no later column names the rows", () => {
  const led = (...names: string[]) =>
    names.map((printed): Value => ({ kind: "entity", printed, href: `https://x.example/${printed}` }));
  const works = (name: string): Column => ({ name, type: "entity", role: "text" });
  const houses = values("Ash Press", "Birch Press", "Cedar Press");
  expect(labelOf([works("书名"), text("海外合作方")], [led("山路", "山路", "渡口"), houses])).toBeUndefined();
  expect(labelOf([works("Book title"), text("Partner")], [led("Weir", "Weir", "Ford"), houses])).toBeUndefined();
  // Who won says nothing of the prizes, which are told apart by their own names.
  expect(labelOf([works("Winner"), text("Prize")], [led("Weir", "Weir", "Ford"), houses])).toBe("Prize");
  expect(labelOf([works("书名"), text("海外合作方")], [led("山路", "溪口", "渡口"), houses])).toBe("书名");
  // Names that are merely long come once each.
  const long = led(...["Weir", "Sluice", "Ford"].map((name) => `${name} ${"and its keepers ".repeat(6)}`));
  expect(labelOf([works("Title"), text("Report")], [long, values("R-1 weir", "R-2 sluice", "R-3 ford")])).toBe(
    "Report",
  );
});

test("a column whose cells list several names names no row", () => {
  const seasons = values("春", "夏", "春");
  const towns = values("东湾、石桥", "南浦、北岭、西河", "松口、柳林");
  expect(labelOf([text("季节"), text("城市")], [seasons, towns])).toBeUndefined();
  expect(labelOf([text("城市"), text("季节")], [towns, seasons])).toBeUndefined();
  expect(labelOf([text("季节"), text("城市")], [seasons, values("东湾", "南浦、北岭", "松口")])).toBe("城市");
});

test("where something was is no name of it where several of them begin with one time", () => {
  const years: Value[] = ["2021", "2022", "2022"].map(
    (printed) => ({ kind: "number", printed, decimal: printed }) as Value,
  );
  const places = values("东湾", "石桥", "南浦");
  const headed = (when: string) =>
    labelOf([{ name: when, type: "number", role: "year" }, text("巡展城市")], [years, places]);
  expect(headed("年份")).toBeUndefined();
  // Cities that joined in a year are cities.
  expect(headed("加入年份")).toBe("巡展城市");
});

test("what stands behind the figures names no row that its first two columns tell apart together", () => {
  const pairs = [values("Oban", "Oban", "Leith", "Leith"), values("Rowing", "Sailing", "Rowing", "Sailing")];
  const crews: Value[] = ["12", "8", "15", "9"].map((printed) => ({
    kind: "number",
    printed,
    decimal: printed,
    precision: 0,
  }));
  const cells = [...pairs, crews, values("Ash", "Birch", "Cedar", "Dogwood")];
  const figures: Column = { name: "Crews", type: "number", role: "measure" };
  const headed = (last: string) => labelOf([text("Regatta"), text("Class"), figures, text(last)], cells);
  expect(headed("Runner-up")).toBeUndefined();
  expect(headed("Boat name")).toBe("Boat name");
  expect(labelOf([text("赛会"), text("级别"), { ...figures, name: "队数" }, text("亚军")], cells)).toBeUndefined();
  // Where one column is enough, or no figure stands between, they are what the table is about.
  expect(labelOf([text("Regatta"), text("Class"), text("Boat")], [...pairs, cells[3]!])).toBe("Boat");
});
