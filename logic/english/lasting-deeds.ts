import { nounKind } from "./noun-kinds.ts";

/** What goes on for as long as the figure stands, by its participle: the forms of one and of several. */
const LASTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  housed: ["houses", "house"],
  insured: ["insures", "insure"],
  served: ["serves", "serve"],
  supplied: ["supplies", "supply"],
};
/** Who or what stays where it is, though the lexicon has it among things or people. */
const STAYS = /(?:^|\s)(?:dwellings|inhabitants|properties|residents)$/i;

/**
 * "serves" and "serve" of the "villages served" of a works: homes, villages and those who live there are served for as long as the
 * works runs, so that "served 500 villages" would tell of one that is gone. Who came and went ("guests served"), and what is of a
 * year, was served. Undefined of these.
 */
export function lastingDeed(things: string, participle: string): { one: string; many: string } | undefined {
  const forms = Object.hasOwn(LASTS, participle) ? LASTS[participle] : undefined;
  if (forms === undefined) return undefined;
  const kind = nounKind(things);
  const stays = STAYS.test(things) || kind === "location" || kind === "group";
  return stays ? { one: forms[0], many: forms[1] } : undefined;
}
