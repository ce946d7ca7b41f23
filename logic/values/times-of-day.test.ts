import { expect, test } from "vitest";
import { dayBefore, isMoment } from "./times-of-day.ts";

test("a day is read before an hour of it", () => {
  for (const text of [
    "4 May 2023, 10.30am",
    "4 May 2023 at 7 pm",
    "4 May 2023",
    "4 May 2023 | 14:00–16:00",
    "4 May 2023 from 6pm to 8pm",
  ])
    expect(dayBefore(text)).toBe("4 May 2023");
  for (const text of ["Spring Fair, 4 May 2023", "May 2023", "2023", "10.30am", "Fair"])
    expect(dayBefore(text)).toBeUndefined();
});

test("a day without its year is a moment, too, and what has a name is none", () => {
  expect(["4 May", "Sat 4 May, 10.30am", "May 4", "4 May 2023, 10.30am"].every(isMoment)).toBe(true);
  expect(["Spring Fair", "Fair 4", "Route 66", "Fourth of May", "12"].some(isMoment)).toBe(false);
});
