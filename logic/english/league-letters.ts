import type { Relation } from "../../core/relation.ts";

/** What tables of those that play each other head by a letter or three, and what everybody reads there. */
const LETTERS: Readonly<Record<string, string>> = {
  p: "matches played",
  pl: "matches played",
  pld: "matches played",
  mp: "matches played",
  gp: "matches played",
  w: "wins",
  d: "draws",
  t: "ties",
  l: "defeats",
  gf: "goals scored",
  ga: "goals conceded",
  gd: "goal difference",
  pf: "points scored",
  pa: "points conceded",
  pd: "points difference",
  pts: "points",
};
const WON = "w";
const LOST = "l";

/**
 * What the letters over the columns of a league table say: "P | W | D | L | Pts". A W alone may be anything; beside an L it is
 * what was won. By name of the column.
 */
export function namesOfLeague({ columns }: Pick<Relation, "columns">): Readonly<Record<string, string>> {
  const keyOf = (name: string) => name.trim().toLowerCase().replace(/\.$/, "");
  const keys = new Set(columns.flatMap(({ name, type }) => (type === "number" ? [keyOf(name)] : [])));
  if (!keys.has(WON) || !keys.has(LOST)) return {};
  return Object.fromEntries(
    columns.flatMap(({ name, type }) => {
      const said = type === "number" ? LETTERS[keyOf(name)] : undefined;
      return said === undefined ? [] : [[name, said] as const];
    }),
  );
}
