import { expect, test } from "vitest";
import { readDaySpan } from "./day-spans.ts";
import { typeColumn } from "./type-column.ts";

test.each([
  ["24 to 30 July 2011", "2011-07-24", "2011-07-30"],
  ["from 31 July to 12 August 2017", "2017-07-31", "2017-08-12"],
  ["from the 5th to the 9th of July 2000", "2000-07-05", "2000-07-09"],
  ["July 10th to July 17th, 2005", "2005-07-10", "2005-07-17"],
  ["May 14–22, 2006", "2006-05-14", "2006-05-22"],
  ["28 December to 3 January 2012", "2011-12-28", "2012-01-03"],
  ["30 December 2011 – 3 January 2012", "2011-12-30", "2012-01-03"],
  ["July 5th 2002", "2002-07-05", "2002-07-05"],
])("%s", (text, first, last) => {
  expect(readDaySpan(text)).toEqual({ first, last });
});

test.each(["the 2nd to the 5th of July", "July 2002", "30 to 24 July 2011", "31 to 32 July 2011", "10 to 12 boats"])(
  "%s spans no days that are known",
  (text) => {
    expect(readDaySpan(text)).toBeUndefined();
  },
);

test("of what is printed of several days a column has the first, another the last", () => {
  const printed = ["24 to 30 July 2011", "May 14–22, 2006"];
  const days = (day: "first" | "last") =>
    typeColumn(
      "Day",
      printed.map((text) => ({ text, day })),
    );
  expect(days("first").column.type).toBe("date");
  expect(days("first").values).toEqual([
    { kind: "date", printed: "24 to 30 July 2011", iso: "2011-07-24", granularity: "day" },
    { kind: "date", printed: "May 14–22, 2006", iso: "2006-05-14", granularity: "day" },
  ]);
  expect(days("last").values.map((value) => value.kind === "date" && value.iso)).toEqual(["2011-07-30", "2006-05-22"]);
});
