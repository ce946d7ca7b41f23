import { dataRows, type Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** A column is of things of a kind where so many of them have a page of that kind. */
const OF_KIND = 0.8;
/** Fewer things are not compared. */
const LEAST_THINGS = 3;
/** Columns in which the things of a table are looked for, from the left. */
const NAMING = 3;

/** A kind of things: each by its page and by its name. */
interface Kind {
  surveyed: SurveyedRelation;
  byKey: ReadonlyMap<string, string>;
  pages: ReadonlySet<string>;
}

/**
 * Tables that hold some things of a kind of which the site has more, where no question says in which table they stand ("grants in 2013",
 * the leading five of each season). What such a table alone states is so of no other thing, and tells which are meant; what the
 * pages of the others state as well is not asked of it: "which rider has had the most meetings" is about all of them.
 *
 * @param all every relation of the site
 * @param place where what stands anywhere on the site stands
 */
export function withPartsMarked(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
  place: string,
): SurveyedRelation[] {
  let kinds: readonly Kind[] | undefined;
  let headings: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return relations.map((one) => {
    const { relation, naming, columns, scoped } = one;
    if (relation.source === "page_collection" || scoped || naming.source !== place) return one;
    kinds ??= relations.flatMap((other) => (isKind(other) ? [kindOf(other)] : []));
    const others = othersOfKind(one, kinds);
    if (!others) return one;
    headings ??= headingsOfPages(all);
    const stated = new Set(others.flatMap((url) => [...(headings!.get(url) ?? [])]));
    const isElsewhere = ({ column }: SurveyedRelation["columns"][number]) =>
      column.type === "number" && stated.has(headingKey(column.name));
    return {
      ...one,
      ofPart: true,
      columns: columns.filter((column) => !isElsewhere(column)),
      dropped: [
        ...one.dropped,
        ...columns
          .filter(isElsewhere)
          .map(({ column }) => ({ name: column.name, reason: "others of the kind state it on their own pages" })),
      ],
    };
  });
}

const isKind = ({ relation, label, scoped, yearly }: SurveyedRelation) =>
  relation.source === "page_collection" && label !== undefined && !scoped && !yearly;

function kindOf(surveyed: SurveyedRelation): Kind {
  const byKey = new Map<string, string>();
  for (const { about, cells } of dataRows(surveyed.relation)) {
    if (about === undefined) continue;
    byKey.set(about, about);
    byKey.set(nameKey(cells[surveyed.label!.index]!.value.printed), about);
  }
  return { surveyed, byKey, pages: new Set(byKey.values()) };
}

/** The pages of a kind that a table's things leave out; undefined where they are of no kind, or are all of it. */
function othersOfKind({ relation, label }: SurveyedRelation, kinds: readonly Kind[]): string[] | undefined {
  const rows = dataRows(relation);
  const places = label ? [label.index] : [...relation.columns.keys()].slice(0, NAMING);
  for (const at of places) {
    const things = new Map<string, string[]>();
    for (const { about, cells } of rows) {
      const { value } = cells[at]!;
      if (value.kind !== "text" && value.kind !== "entity") continue;
      const name = nameKey(value.printed);
      const page = value.kind === "entity" ? value.href : label ? about : undefined;
      things.set(name, page === undefined ? [name] : [page, name]);
    }
    if (things.size < LEAST_THINGS) continue;
    for (const { byKey, pages } of kinds) {
      if (things.size >= pages.size) continue;
      const found = [...things.values()].flatMap((keys) => keys.map((key) => byKey.get(key)).find(Boolean) ?? []);
      if (found.length < OF_KIND * things.size) continue;
      const own = new Set(found);
      return [...pages].filter((url) => !own.has(url));
    }
  }
  return undefined;
}

/** The headings of what stands on each page. */
function headingsOfPages(all: readonly Relation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (url: string, names: readonly string[]) => {
    const known = found.get(url) ?? new Set();
    found.set(url, known);
    for (const name of names) known.add(headingKey(name));
  };
  for (const { source, url, columns, rows } of all) {
    if (source !== "page_collection")
      add(
        url,
        columns.filter(({ type }) => type === "number").map(({ name }) => name),
      );
    else
      for (const { about, cells } of rows)
        if (about !== undefined)
          add(
            about,
            columns.flatMap(({ name }, at) => (cells[at]!.value.kind === "number" ? [name] : [])),
          );
  }
  return found;
}

const headingKey = (name: string) => nameKey(humanise(name));
