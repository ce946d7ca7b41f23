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
