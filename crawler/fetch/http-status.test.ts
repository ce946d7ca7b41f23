import { expect, it } from "vitest";
import { statusError } from "./http-status.ts";

const URL_ASKED = "https://site.test/report";
const reasonOf = (status: number, headers: Record<string, string>) =>
  statusError(status, headers, URL_ASKED, new Date(0))?.reason;

it.each([
  ["bytes 0-116/99999", "unreadable"],
  ["bytes 50-99/100", "unreadable"],
  ["bytes 0-99/100", undefined],
  ["bytes 0-99/*", undefined],
])("a part of a page that nobody asked for is none, unless it is the whole: %s", (range, reason) => {
  expect(reasonOf(206, { "content-range": range })).toBe(reason);
});

it("a part that does not say which is taken as it is", () => {
  expect(reasonOf(206, {})).toBeUndefined();
});
