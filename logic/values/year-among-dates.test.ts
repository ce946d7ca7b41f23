import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const read = (name: string, ...texts: string[]) => {
  const { column, values } = typeColumn(
    name,
    texts.map((text) => ({ text })),
  );
  return { type: column.type, values: values.map((value) => (value.kind === "date" ? value.iso : value.kind)) };
};

test("a year alone among dates is a date that states its year", () => {
  expect(read("Born", "3 May 1931", "12 June 1940", "1968", "May 1952", "—")).toEqual({
    type: "date",
    values: ["1931-05-03", "1940-06-12", "1968", "1952-05", "missing"],
  });
  expect(read("出生", "1931年5月3日", "1940年6月12日", "1968").values.at(-1)).toBe("1968");
});

test("about a year, a span of years and a figure among dates state no date", () => {
  expect(read("Born", "3 May 1931", "12 June 1940", "3 July 1902", "c. 1968").values.at(-1)).toBe("number");
  expect(read("Opened", "3 May 1931", "12 June 1940", "1 July 1950", "1962–64").values.at(-1)).not.toBe("1962");
  expect(read("Opened", "3 May 1931", "12 June 1940", "1 July 1950", "320").values.at(-1)).toBe("number");
});

test("years with a date or two among them stay years", () => {
  expect(read("Founded", "1931", "1940", "1952", "1960", "3 May 1968").values[0]).toBe("number");
});
