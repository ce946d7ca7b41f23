const PLAIN = "our|the|all|detailed|individual|category|part|sub|test|bench";
const HEADING = new RegExp(
  `^(?:(?:${PLAIN})[ -])*(?<of>\\p{L}+ )?(?<what>scores?|ratings?|marks)(?: (?:out of|from 1 to) \\d+)?$`,
  "iu",
);
const CHINESE = /^(?:各项|分项|单项|综合)?(?:评分|得分|打分)$/u;

/** Whether the labels under a heading name what was given marks, and not how much of it there is: "Scores" above "Range: 7.5". */
export const isScoreHeading = (heading: string): boolean =>
  HEADING.test(heading.trim()) || CHINESE.test(heading.trim());

/** What stands among marks and is none. */
const NO_MARK =
  /^\d|^(?:number|no\.) of |\b(?:age|comments|date|place|points|position|price|rank(?:ing)?|reviews|stars|votes|year)$/i;
const SAYS_SO = /(?:marks?|ratings?|scores?)$/i;

/** "range score" of "Range" under "Our scores", "user food rating" of "Food" under "User ratings", the label where that says so itself; undefined for other headings. */
export function scoreOf(heading: string, label: string): string | undefined {
  const { of = "", what } = HEADING.exec(heading.trim())?.groups ?? {};
  if (what === undefined || NO_MARK.test(label)) return undefined;
  return SAYS_SO.test(label) ? label : `${of.toLowerCase()}${label} ${what.toLowerCase().replace(/s$/, "")}`;
}
