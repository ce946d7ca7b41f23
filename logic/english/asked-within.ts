import { escaped } from "../../core/escaped.ts";
import { singular } from "./english.ts";
import { mayBePeople, relative } from "./person-role.ts";

/** What a question calls the rows of a relation. */
interface Noun {
  singular: string;
  plural: string;
}

/** What asks for some of those that were named before, or how many of them. */
const OF_THEM =
  /^(?:which|how many|what (?:percentage|proportion|share)|who (?:has|have|is the only|was the only)|is|are|do|does)\b/;

/**
 * The question behind its "among the …": which of them it is, or how many. What ends with all of them names them there: "what is the
 * mean area of the lakes in the region “North”". What is no one of them otherwise (whose club it is) is asked "considering only" them.
 */
export function askedAmong(said: string, nouns: readonly Noun[], source: string): string {
  const inPlace = endingWithThem(said, nouns, source);
  if (inPlace !== undefined) return inPlace;
  const different = differentOfSome(said, nouns, source);
  if (different !== undefined) return different;
  const asked = askedWithin(said, nouns, source);
  return OF_THEM.test(asked) ? `${source}, ${asked}` : `${source.replace(/^among /, "considering only ")}, ${asked}`;
}

const DIFFERENT =
  /^how many different (?<what>[^“”]+?) (?:are there among the (?<some>.+)|do the (?<owning>.+) have)$/u;

/**
 * "of the plays on the Acme site, how many different directors do those with more than five roles have": one "among" is enough, and no
 * director is among plays. Of what nobody has so ("different genres") it is asked considering only them.
 */
function differentOfSome(said: string, nouns: readonly Noun[], source: string): string | undefined {
  const { what, owning, some = owning } = DIFFERENT.exec(said)?.groups ?? {};
  const them = /^among (the .*)$/u.exec(source)?.[1];
  if (them !== undefined && owning !== undefined && nouns.length === 1 && owning === nouns[0]!.plural)
    return isOfThose(owning, source) ? undefined : `how many different ${what} do ${them} have`;
  const named = nouns.find(({ plural }) => some?.startsWith(`${plural} `));
  if (what === undefined || some === undefined || named === undefined || nouns.length > 1) return undefined;
  if (isOfThose(named.plural, source)) return undefined;
  const those = `those ${some.slice(named.plural.length + 1)}`;
  return owning !== undefined || isSomebody(singular(what))
    ? `${source.replace(/^among /, "of ")}, how many different ${what} do ${those} have`
    : `${source.replace(/^among /, "considering only ")}, how many different ${what} are there among ${those}`;
}

/** "what is the mean area of the lakes in the region “North” on the Isle site" of "what is the mean area of all lakes" among those. */
function endingWithThem(said: string, nouns: readonly Noun[], source: string): string | undefined {
  const them = /^among (the .*)$/u.exec(source)?.[1];
  const named = nouns.find(({ plural }) => said.endsWith(` all ${plural}`));
  if (them === undefined || named === undefined || nouns.length > 1 || OF_THEM.test(said)) return undefined;
  const { singular, plural } = named;
  const before = said.slice(0, -` all ${plural}`.length);
  // Named before as well ("the lake with …"), they would be named there before anybody knows which.
  const isNamed = new RegExp(`\\b(?:${escaped(plural)}|${escaped(singular)})\\b`, "u").test(before);
  return isNamed || isOfThose(plural, source) ? undefined : `${before} ${them}`;
}

/**
 * What is asked behind "Among the ten entries listed on …": all of them are meant as it is, and "all" would mean others. What
 * they have ("Among the classes of …: methods") is named as theirs. What the words before name is not named again: "Among the
 * huts listed under “North”, which has the most beds?"
 *
 * @param said the question alone, in lower case: "which hut has the most beds"
 * @param source what stands before it: "among the huts listed under “North”"
 */
function askedWithin(said: string, nouns: readonly Noun[], source: string): string {
  const isTheirs = nouns.some(({ plural }) => said.endsWith(` all ${plural}`) && isOfThose(plural, source));
  const meant = isTheirs ? said : said.replace(/(?<!the mean),? (?:among|of|for) all \p{L}+(?: \p{L}+)?$/u, "");
  return unrepeated(ofThose(meant, nouns, source), nouns, source);
}

/** "all methods" behind "Among the classes of …" are their methods; "all huts" behind "Among the huts …" are these. */
export function ofThose(said: string, nouns: readonly Noun[], source: string): string {
  return nouns.reduce(
    (text, { plural }) =>
      text.replaceAll(` all ${plural}`, ` ${isOfThose(plural, source) ? "their" : "these"} ${plural}`),
    said,
  );
}

function unrepeated(said: string, nouns: readonly Noun[], source: string): string {
  const [noun, ...others] = nouns.filter(({ plural }) => !isOfThose(plural, source));
  if (noun === undefined || others.length > 0) return said;
  if (nouns.length > 1) return said.replace(` among the ${noun.plural} `, " among those ");
  const { singular, plural } = noun;
  for (const [full, short] of [
    [`which ${singular} `, "which "],
    [`how many ${plural} `, "how many "],
    [`what percentage of the ${plural} `, "what percentage "],
  ] as const)
    if (
      !(full.startsWith("which ") && isSomebody(singular)) &&
      said.startsWith(full) &&
      VERB.test(said.slice(full.length))
    )
      return short + said.slice(full.length).replace(` among the ${plural} `, " among those ");
  return said.replace(` of the ${singular} with the `, " of the one with the ");
}

/** "Which is the tallest" asks for a thing. */
const isSomebody = (noun: string): boolean => relative(noun, "") === "who" || mayBePeople(noun);

/** What goes on behind the noun as it does without it; "how many cars are there?" alone would say too little. */
const VERB = /^(?:has|have|had|is|are|was|were|begins?|ends?|finish(?:es)?|starts?)\b(?! there$)/;

const isOfThose = (plural: string, source: string): boolean => !` ${source} `.includes(` ${plural} `);
