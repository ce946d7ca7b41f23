/** "2006–07", "2006/2007", "2006-07 season": a year of work or play that begins in one calendar year and ends in the next. */
const SEASON =
  /^(?:(?:the|season)\s)?(?<from>(?:1[5-9]|20)\d\d)\s?[–—‑/-]\s?(?<to>\d{2}|\d{4})(?:\s?(?:season|赛季|年度|学年))?$/i;
/** "2006赛季": one that is called by the year that it is played in. */
const NAMED = /^((?:1[5-9]|20)\d\d)\s?年?赛季$/u;
const CENTURY = 100;

/** The year in which a season begins, where a text names one season and nothing else. */
export function seasonStart(text: string): number | undefined {
  const named = NAMED.exec(text.trim())?.[1];
  if (named !== undefined) return Number(named);
  const { from, to } = SEASON.exec(text.trim())?.groups ?? {};
  if (from === undefined || to === undefined) return undefined;
  const next = Number(from) + 1;
  return to === String(next) || (to.length === 2 && Number(to) === next % CENTURY) ? Number(from) : undefined;
}
