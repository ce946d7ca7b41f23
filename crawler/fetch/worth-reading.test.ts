import { expect, it } from "vitest";
import { isWorthReading } from "./worth-reading.ts";

it.each([
  ["text/html", "https://a.example/", undefined, true],
  ["application/zip", "https://a.example/all.zip", undefined, false],
  ["application/zip", "https://a.example/table.xlsx", undefined, true],
  ["application/zip", "https://a.example/get?id=3", 'attachment; filename="table.xlsx"', true],
  ["application/gzip", "https://a.example/get", "attachment; filename*=UTF-8''table%20two.csv.gz", true],
  ["application/zip", "https://a.example/get", 'attachment; filename="photos.zip"', false],
  ["video/mp4", "https://a.example/film", undefined, false],
])("%s at %s, saved as %s: %s", (type, url, disposition, expected) => {
  const headers = { "content-type": type, ...(disposition ? { "content-disposition": disposition } : {}) };
  expect(isWorthReading(headers, url)).toBe(expected);
});
