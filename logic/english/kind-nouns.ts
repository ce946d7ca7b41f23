import type { Clause, ThingsPhrase } from "../operation.ts";
import { plural } from "./english.ts";
import { isOnlyAdjective } from "./noun-kinds.ts";
import { mayBePeople } from "./person-role.ts";

/** What sorts things by what they are. */
const SORTED_BY = /^(?:\p{Ll}+ )?(?:category|class|kind|sort|type)$/u;
/** The sort of a sort is the things' own: "class's type". */
const SORT_OF_SORT =
  /^(?:\p{Ll}+ )?(?:category|class|kind|model|series|sort|type)['’]s (?=(?:category|class|kind|sort|type)$)/u;
/** "Field hospital", "Low-power mast": a noun that is no name, with a capital at its start or none. */
const COMMON = /^\p{L}\p{Ll}+(?:-\p{Ll}+)*(?: \p{Ll}[\p{Ll}-]*)+$/u;

/** May what a column says stand in place of the things' noun? */
export const sortsByKind = (name: string): boolean => SORTED_BY.test(name);

/** What sorts things and nothing else; a class of pupils is made of them. */
const SORT = /^(?:category|class|kind|sort|type)$/;

/** What programs' classes are made of. */
const OF_CODE =
  /(?:^|\s)(?:attribute|callback|constant|constructor|enum|enumerator|event|field|function|macro|member|method|property|signal|slot|type|variable)$/;
const isMadeOf = (name: string, noun: string) => name === "class" && (mayBePeople(noun) || OF_CODE.test(noun));

/** Is this a mere sort of such things, which is common or rare, and has none of them? */
export const isSortOf = (name: string, noun: string): boolean => SORT.test(name) && !isMadeOf(name, noun);

/** "type of boat", where all boats are sorted by a “Type”: the sort has no boats, and which things it sorts is said with it. */
export function sortsOf(name: string, things: ThingsPhrase): Pick<ThingsPhrase, "singular" | "plural"> | undefined {
  const isWhole = things.fixed === undefined && things.clauses.length === 0 && things.span === undefined;
  if (!isWhole || things.listed === true || !isSortOf(name, things.singular)) return undefined;
  return { singular: `${name} of ${things.singular}`, plural: `${plural(name)} of ${things.singular}` };
}

/** Says of what sort the others are not, or nothing. */
const NO_SORT =
  /^(?:additional|alternative|available|certain|different|diverse|extra|further|given|last|miscellaneous|new|next|other|own|particular|previous|same|several|such|unknown|unspecified|various|whole)$/;

/**
 * "field hospital" of “Field hospital” under “Type”, of hospitals: what ends in the word for the things stands in its place, and a common
 * adjective ("Seasonal") before it: "seasonal hospital"; undefined of other headings and values.
 */
export function kindNoun(name: string, value: string, noun: string): Clause["kind"] {
  const text = value.trim();
  if (!SORTED_BY.test(name.replace(SORT_OF_SORT, ""))) return undefined;
  const one = isSortOnly(text) ? `${text.toLowerCase()} ${noun}` : text.toLowerCase();
  const isKind = isSortOnly(text) || (COMMON.test(text) && one.endsWith(` ${noun.toLowerCase()}`));
  return isKind ? { one, many: plural(one) } : undefined;
}

/** A single adjective that no noun is written like, and no name in capitals. */
const isSortOnly = (text: string): boolean =>
  /^\p{L}\p{Ll}+$/u.test(text) && isOnlyAdjective(text) && !NO_SORT.test(text.toLowerCase());

/** Things called by the sort that a clause says they are: "field hospitals opened after 1950". */
export function asKind<T extends Pick<ThingsPhrase, "singular" | "plural" | "clauses" | "fixed">>(things: T): T {
  const kind = things.fixed === undefined ? things.clauses.find((clause) => clause.kind)?.kind : undefined;
  if (!kind) return things;
  const clauses = things.clauses.filter((clause) => clause.kind !== kind);
  return { ...things, singular: kind.one, plural: kind.many, clauses };
}
