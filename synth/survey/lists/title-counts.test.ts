import { expect, it } from "vitest";
import type { SurveyedPage } from "../surveyed.ts";
import { countInTitles } from "./title-counts.ts";

it.each([
  ["112 mills registered | Mills", 112],
  ["1,400 mills", 1400],
  ["10 mills to see this summer", 0],
  ["2019 mills restored", 0],
  ["112 millers registered", 0],
])("a title counts things, and promises none: %s", (title, count) => {
  const page = { url: "https://mills.example/news", title } as SurveyedPage;
  expect(countInTitles("mills", new Map([[page.url, page]]))).toBe(count);
});
