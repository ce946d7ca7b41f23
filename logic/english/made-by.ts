import type { Column } from "../../core/relation.ts";

/** What people do to things that are then theirs: "mills built" on the page of a millwright. */
const MADE =
  /\s(?:built|constructed|designed|discovered|drawn|engineered|engraved|erected|founded|invented|made|planned|repaired|restored|surveyed)$/;
/** Only people, and animals, have these. */
const OF_LIVES = /^(?:(?:date|year|day) of )?(?:born|birth|died|death|birth ?date|death ?date)$/i;

/** Is it by these things that what a heading counts was made? "Mills built" of a mill company's yard are built for it; of a person, by. */
export const isMadeByThem = (heading: string, columns: readonly Pick<Column, "name">[]): boolean =>
  MADE.test(heading) && columns.some(({ name }) => OF_LIVES.test(name.trim()));
