import type { Relation } from "../../../core/relation.ts";

/** Fewer people may have such years by chance. */
const LEAST_PEOPLE = 4;
const BORN = /^(?:born|birth|date of birth|year of birth|birth ?date)$/i;
const DIED = /^(?:died|death|date of death|year of death|death ?date)$/i;
/** What the ends of "1871–1951" are called where nobody says of what, and what those of a life are. */
const ENDS = [
  { bare: "Start year", called: "Year of birth", on: BORN },
  { bare: "End year", called: "Year of death", on: DIED },
] as const;

/**
 * The years behind names in a list ("Ada Holm, 1871–1951") are those of births and deaths where the pages that it leads to
 * state these years under "Born" and "Died".
 */
export function withLifeSpans(lists: readonly Relation[], collections: readonly Relation[]): Relation[] {
  return lists.map((list) => {
    if (!ENDS.every(({ bare }) => list.columns.some(({ name }) => name === bare))) return list;
    const states = collections.some((people) => ENDS.every((end) => saysSo(list, people, end)));
    if (!states) return list;
    const called = new Map<string, string>(ENDS.map(({ bare, called }) => [bare, called]));
    return {
      ...list,
      columns: list.columns.map((column) => ({ ...column, name: called.get(column.name) ?? column.name })),
    };
  });
}

/** Do the pages of the listed print the list's year under a label of birth or death, each of them? */
function saysSo(list: Relation, people: Relation, { bare, on }: (typeof ENDS)[number]): boolean {
  const year = list.columns.findIndex(({ name }) => name === bare);
  const labels = people.columns.flatMap(({ name }, at) => (on.test(name.trim()) ? [at] : []));
  const pages = new Map(people.rows.flatMap((row) => (row.about === undefined ? [] : [[row.about, row] as const])));
  const pairs = list.rows.flatMap((row) => {
    const page = row.about === undefined ? undefined : pages.get(row.about);
    const printed = row.cells[year]!.value.printed.trim();
    return page && printed !== "" ? [{ page, printed }] : [];
  });
  return (
    pairs.length >= LEAST_PEOPLE &&
    pairs.every(({ page, printed }) => labels.some((at) => page.cells[at]!.value.printed.includes(printed)))
  );
}
