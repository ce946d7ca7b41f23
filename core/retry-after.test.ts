import { expect, it } from "vitest";
import { retryAfter } from "./retry-after.ts";

const NOW = new Date("2024-05-17T10:00:00Z");

it.each([
  ["120", 120_000],
  ["0", 0],
  ["Fri, 17 May 2024 10:00:05 GMT", 5000],
  ["Thu, 01 Jan 2015 00:00:00 GMT", 0],
  ["soon", undefined],
  ["-5", undefined],
  ["1.5", undefined],
  ["", undefined],
  [undefined, undefined],
])("reads %s as %s ms", (header, expected) => {
  expect(retryAfter(header, NOW)).toBe(expected);
});

it("takes the oldest form of a date for UTC, wherever it is read", () => {
  const zone = process.env.TZ;
  process.env.TZ = "America/New_York";
  try {
    expect(retryAfter("Fri May 17 10:00:05 2024", NOW)).toBe(5000);
    expect(retryAfter("Friday, 17-May-24 10:00:05 GMT", NOW)).toBe(5000);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
