import { dataRows, type Relation } from "../../../core/relation.ts";
import { isCountable } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isOnlyAdjective } from "../../../logic/english/noun-kinds.ts";
import { isParticiple } from "../../../logic/english/participles.ts";

/** "Sold" over "New" and "Used": what was done, and to which sort, but not to what. */
const TWO_LEVELS = /^(?<done>\p{L}+) > (?<sort>\p{L}+)$/u;

/** Of a heading over headings of which neither says a noun, its two words; undefined of others. */
export function bareHeading(name: string): { done: string; sort: string } | undefined {
  const { done = "", sort = "" } = TWO_LEVELS.exec(name.trim())?.groups ?? {};
  const [above, below] = [done.toLowerCase(), sort.toLowerCase()];
  return isParticiple(above) && isOnlyAdjective(below) ? { done: above, sort: below } : undefined;
}

/**
 * What headings of two levels without a noun are called in full, by the noun that the site has for the same in another place: "new boats
 * sold" of “Sold > New” where pages of the same things tell of “Boats sold”, or of “Sold boats”. By their names.
 */
export function headedInFull(relations: readonly Relation[]): (relation: Relation) => Readonly<Record<string, string>> {
  const bare = relations.filter(({ columns }) => columns.some(({ name }) => bareHeading(name)));
  if (bare.length === 0) return () => ({});
  const others = relations.map((relation) => ({ relation, things: thingsOf(relation) }));
  return (relation) => {
    if (!bare.includes(relation)) return {};
    const things = thingsOf(relation);
    const near = others.filter((other) => other.relation === relation || share(things, other.things));
    return Object.fromEntries(
      relation.columns.flatMap(({ name }): [string, string][] => {
        const heading = bareHeading(name);
        const said =
          heading &&
          nounsFor(
            heading.done,
            near.map((other) => other.relation),
          );
        return heading && said?.size === 1 ? [[name, full(heading, [...said][0]!)]] : [];
      }),
    );
  };
}

/** "new boats sold" of boats that were sold; "accepted" and the like stand before what they are said of as well. */
const full = ({ done, sort }: { done: string; sort: string }, noun: string): string => `${sort} ${noun} ${done}`;

/** What the site says was done so: "boats" of “Sold boats”, “Boats sold”. */
function nounsFor(done: string, relations: readonly Relation[]): Set<string> {
  const found = new Set<string>();
  for (const { columns } of relations)
    for (const { name, type } of columns) {
      if (type !== "number") continue;
      const said = humanise(name).toLowerCase();
      const noun = said.startsWith(`${done} `)
        ? said.slice(done.length + 1)
        : said.endsWith(` ${done}`)
          ? said.slice(0, -done.length - 1)
          : "";
      if (/^\p{Ll}+$/u.test(noun) && isCountable(noun)) found.add(noun);
    }
  return found;
}

/** By which pages, and which names, a relation's rows are known. */
function thingsOf(relation: Relation): ReadonlySet<string> {
  const label = relation.columns.findIndex(({ role }) => role === "label");
  return new Set(
    dataRows(relation).flatMap(({ about, cells }) => [
      ...(about === undefined ? [] : [about]),
      ...(label < 0 ? [] : [cells[label]!.value.printed.trim().toLowerCase()]),
    ]),
  );
}

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((thing) => other.has(thing));
