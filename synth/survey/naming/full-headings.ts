import { dataRows, type Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** "Pts", "Gls": a word without most of its vowels. */
const CUT_SHORT = /^[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,3}\.?$/;
/** Fewer figures may be the same by chance, or fewer different ones. */
const LEAST = { rows: 5, values: 3 };
/** Share of the rows that the other table has as well. */
const SHARED = 0.8;
/** So many tables of a heading are looked at, the longest. */
const LOOKED_AT = 4;

interface Headed {
  relation: Relation;
  at: number;
}

/**
 * What headings that are cut short say in full, in the site's own words: "points" of "Pts" where another table of the site gives the
 * same things the same figures under "Points". By what all columns of a table are headed, then by heading: tables of one build are
 * judged together.
 */
export function fullHeadings(relations: readonly Relation[]): (relation: Relation) => Readonly<Record<string, string>> {
  const short = new Map<string, Headed[]>();
  const long = new Map<string, Headed[]>();
  for (const relation of relations)
    for (const [at, { name, type, unnamed }] of relation.columns.entries()) {
      if (type !== "number" || unnamed) continue;
      const heading = name.trim();
      const [into, key] = CUT_SHORT.test(heading)
        ? [short, `${buildOf(relation)}\n${name}`]
        : [long, /^\p{Lu}?\p{Ll}+$/u.test(heading) ? heading.toLowerCase() : ""];
      if (key !== "") into.set(key, [...(into.get(key) ?? []), { relation, at }]);
    }
  if (short.size === 0) return () => ({});
  const found = new Map<string, Record<string, string>>();
  for (const ones of short.values()) {
    const { relation, at } = longest(ones)[0]!;
    const heading = relation.columns[at]!.name;
    const fits = [...long].filter(
      ([full, others]) =>
        isShortOf(heading, full) &&
        longest(others)
          .slice(0, LOOKED_AT)
          .some((other) => saysTheSame({ relation, at }, other)),
    );
    if (fits.length !== 1) continue;
    const build = buildOf(relation);
    found.set(build, { ...found.get(build), [heading]: humanise(fits[0]![0]) });
  }
  return (relation) => found.get(buildOf(relation)) ?? {};
}

const buildOf = ({ columns }: Relation): string =>
  columns
    .map(({ name }) => name)
    .filter((name) => name !== "Year" && name !== "Page")
    .join("|");

const longest = (ones: readonly Headed[]): Headed[] =>
  [...ones].sort((a, b) => b.relation.rows.length - a.relation.rows.length);

/** "pts" of "points": the same first letter, and the others in their order. */
function isShortOf(short: string, full: string): boolean {
  const letters = short.toLowerCase().replace(/\.$/, "");
  if (letters[0] !== full[0] || full.length <= letters.length) return false;
  let at = 0;
  for (const letter of full) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** Do nearly all rows have their figure in one of the other table's rows that name the same thing, and the rest nothing else? */
function saysTheSame(one: Headed, other: Headed): boolean {
  const said = new Map<string, Set<string>>();
  for (const { cells } of dataRows(other.relation)) {
    const { value } = cells[other.at]!;
    if (value.kind !== "number") continue;
    for (const name of namesIn(cells, other.at)) said.set(name, (said.get(name) ?? new Set()).add(value.decimal));
  }
  const rows = dataRows(one.relation).flatMap(({ cells }) => {
    const { value } = cells[one.at]!;
    return value.kind === "number" ? [{ figure: value.decimal, names: namesIn(cells, one.at) }] : [];
  });
  const shared = rows.filter(({ names }) => names.some((name) => said.has(name)));
  const same = shared.filter(({ figure, names }) => names.some((name) => said.get(name)?.has(figure)));
  return (
    same.length === shared.length &&
    same.length >= Math.max(LEAST.rows, SHARED * rows.length) &&
    new Set(same.map(({ figure }) => figure)).size >= LEAST.values
  );
}

/** What a row names: its words beside the figure. */
const namesIn = (cells: Relation["rows"][number]["cells"], but: number): string[] =>
  cells.flatMap(({ value }, at) =>
    at !== but && (value.kind === "text" || value.kind === "entity") ? [foldText(value.printed)] : [],
  );
