import type { Clause } from "../operation.ts";
import { isDefinite, withDefinite } from "./definite-names.ts";
import { listOf, withArticle } from "./english.ts";
import { isOnlyAdjective } from "./noun-kinds.ts";

/** What things are in, or on: "the countries in the region “Oceania”", "the stations on the line “Main Line”". */
export const WITHIN =
  /^(?:region|continent|province|county|district|municipality|department|neighbou?rhood|quarter|ward|category|section|league|division|canal|coast|island|line|river|route|street|sea|ocean|gulf|valley|archipelago|(?:[a-z]+ )?group)$/;
/** Of these things are on them. */
export const ON = /^(?:canal|coast|island|line|river|route|street)$/;
/** Parts of the earth: what is in the one of a name is in that name. */
const LAND = /^(?:region|continent|province|county|district|municipality|coast|canal|river|mountain group)$/;

/** "in Kent County", but "in the West Division". */
const BARE = /^(?:county|district|island|municipality|province|street)$/;
const CAPITALISED = /^\p{Lu}[^\s,]*(?: (?:\p{Lu}[^\s,]*|and|de|of|the))*$/u;

/** A name with an article of its own says by itself where that is: "the farms in the Netherlands"; behind a label it has none. */
export function withinClause(head: string, name: string, values: readonly string[], quoted: boolean): Clause {
  const bare = quoted ? values.map((value) => `“${value}”`) : values;
  const said = listOf(quoted ? bare : values.map(withDefinite), "or");
  const owned = { form: "whose", head, rest: said } as const;
  const on = ON.test(name) ? "on" : "in";
  // "West Division" says itself that it is a division.
  const told = values.every((value) => value.toLowerCase().endsWith(` ${name}`) && CAPITALISED.test(value));
  if (told) {
    const rest = `${BARE.test(name) ? "" : "the "}${listOf(values, "or")}`;
    return { form: "with", head: on, rest, predicate: `are ${on} ${rest}` };
  }
  // "Northern" of a region or a line tells which it is, "Circular" of a route what it is like.
  if (!quoted && values.every((value) => isOnlyAdjective(value.trim()))) {
    if (name === "route") {
      const rest = withArticle(`${listOf(values, "or").toLowerCase()} ${name}`);
      return { form: "with", head: "with", rest, owned, predicate: `have ${rest}` };
    }
    const rest = `the ${listOf(values, "or")} ${name}`;
    return { form: "with", head: on, rest, owned, predicate: `are ${on} ${rest}` };
  }
  const alone = !quoted && values.every(isDefinite) && LAND.test(name);
  const [at, rest] = alone ? [on, said] : [`${on} the ${name}`, listOf(bare, "or")];
  return { form: "with", head: at, rest, owned, predicate: `are ${at} ${rest}` };
}
