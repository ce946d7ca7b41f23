import { labelledLinesOf, proseOf } from "./naming/own-prose.ts";
import { headingsOf } from "./page-marks.ts";
import type { SurveyedPage } from "./surveyed.ts";

/** What is read off a page each time that it is asked for: kept for all pages of a site it would be the site once more. */
export const readAnew = (html: () => string): Required<Pick<SurveyedPage, "prose" | "labelled" | "sections">> => ({
  prose: () => proseOf(html()),
  labelled: () => labelledLinesOf(html()),
  sections: () => headingsOf(html, 6).map(({ text }) => text),
});
