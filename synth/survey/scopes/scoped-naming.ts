import type { Relation } from "../../../core/relation.ts";
import { isVersioned } from "../../../crawler/read/records/versioned-terms.ts";
import { plural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { HeadingLimit } from "../collections/heading-limits.ts";
import type { Scope } from "../surveyed.ts";

/** What the rows of a list of some things are called, and where they stand: those of one list of festivals, not all festivals. */
export function scopedNaming(
  { noun, stated = "", place }: Scope,
  whole: Pick<Naming, "singular" | "plural">,
  site: string,
): Naming {
  const called = noun === undefined ? whole : { singular: noun, plural: plural(noun) };
  return { singular: called.singular + stated, plural: called.plural + stated, source: place(site, called.plural) };
}

/** A list of those that state a version holds no others: "functions with a stated first version". */
export function thatState(naming: Naming, relation: Relation): Naming {
  if (!isVersioned(relation)) return naming;
  const stated = ` with a stated ${humanise(relation.columns.at(-1)!.name)}`;
  return { ...naming, singular: naming.singular + stated, plural: naming.plural + stated };
}

/** What stands under a heading that says more than what it is: "repairs at Oban since 2015" are not all repairs. */
export function limitedTo(limit: HeadingLimit | undefined, naming: Naming): Naming {
  if (!limit) return naming;
  const within = (noun: string) => `${limit.before}${noun}${limit.after}`;
  return { ...naming, singular: within(naming.singular), plural: within(naming.plural) };
}
