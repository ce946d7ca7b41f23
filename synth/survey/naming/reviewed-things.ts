import type { Column } from "../../../core/relation.ts";
import { isPlural, plural, singular } from "../../../logic/english/english.ts";
import { headWord, isOnlyAdjective } from "../../../logic/english/noun-kinds.ts";
import { isParticiple } from "../../../logic/english/participles.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { SurveyedColumn, SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { fromFolder } from "./address-nouns.ts";
import { isOfAnything } from "./agreed-noun.ts";
import { ENTRY } from "./entry-noun.ts";
import { type Noun, saidNoun } from "./noun-phrases.ts";
import { partScores } from "./part-scores.ts";

/** A work about one thing, whose page gives the thing's facts beside its own. */
const WORK = /^(?:hands-on|preview|review|test|write-up)s?$/i;
const NAMED_AS_WORK = /(?:^|[\s-])(?:hands-on|preview|review|test|write-up)s?$/i;
/** What was written has an author and a day of its own. */
const WRITTEN =
  /(?:^|[\s-])(?:book|comic|essay|manga|memoir|novel|paper|play|poem|report|script|short story|story|work)s?$/i;

/** Who made the work, when, and what it came to. */
const BY =
  /^(?:author|by|byline|critic|editor|posted by|reviewed by|reviewer|tested by|tester|words(?: by)?|written by)$/i;
const ON =
  /^(?:date|date (?:posted|published|reviewed|tested)|posted(?: on)?|publication date|publish date|published(?: on)?|review(?:ed| date)|(?:reviewed|tested) on)$/i;
const CAME_TO = /^(?:(?:editors?['’]?s?|expert|final|our|overall|total) )?(?:grade|mark|rating|score|stars|verdict)$/i;

const REVIEWER = "reviewer";

/** Is what a column is called who made the work? */
export const isReviewer = (name: string | undefined): boolean => name === REVIEWER;

/** Is it of the work at all? */
export const isReviews = (name: string | undefined): boolean =>
  name !== undefined && (isReviewer(name) || (/ (?:date|score)$/.test(name) && WORK.test(name.split(" ")[0]!)));

/** What a column of the work is called beside those of the thing; undefined of the thing's own. */
function ofWork({ name, type }: Column, thing: Noun, work: string): string | undefined {
  const heading = name.trim();
  const isWritten = WRITTEN.test(thing.singular);
  if (BY.test(heading)) return isWritten && /^author$|written/i.test(heading) ? undefined : REVIEWER;
  if (ON.test(heading) && type === "date") return isWritten && /publi/i.test(heading) ? undefined : `${work} date`;
  return CAME_TO.test(heading) ? `${work} score` : undefined;
}

/**
 * Reviews whose pages give the facts of what they review are called after that: a price, a weight and a release date are a camera's,
 * and "the cheapest review" or "the review released in 2021" would be said of the wrong one. Who wrote the review, when, and the score
 * that it gives are said to be the review's. Lists of the same things are called as their pages are.
 *
 * @param said what the pages say that they are about, by relation
 */
export function afterWhatTheyReview(
  found: readonly SurveyedRelation[],
  pages: ReadonlyMap<string, SurveyedPage>,
  said: ReadonlyMap<string, string> = new Map(),
): SurveyedRelation[] {
  const things = new Map<string, Noun>();
  let areProducts = false;
  for (const surveyed of found) {
    const { relation, label } = surveyed;
    const thing = relation.source === "page_collection" ? thingOf(surveyed, pages, said) : undefined;
    if (!thing) continue;
    areProducts ||= PRODUCT.test(label!.column.name) || PRODUCT.test(said.get(relation.id) ?? "");
    for (const { about } of relation.rows) if (about !== undefined) things.set(about, thing);
  }
  return found.map((surveyed) => {
    const { rows } = surveyed.relation;
    const listed = new Set(rows.map(({ about }) => (about === undefined ? undefined : things.get(about))));
    const isMixed = areProducts && listed.size > 1 && !listed.has(undefined);
    const [ofPages] = isMixed ? [REVIEWED] : listed.size === 1 ? listed : [];
    const { singular: noun } = surveyed.naming;
    const isWork = WORK.test(headWord(noun)) || (noun === ENTRY.singular && ofPages !== undefined);
    const thing = isWork ? (ofPages ?? thingOf(surveyed, pages, said)) : undefined;
    return thing ? calledAfter(surveyed, thing) : surveyed;
  });
}

/** What the works are about, where columns of both stand beside each other and the rows bear the things' names. */
function thingOf(
  { relation, naming, label, columns }: SurveyedRelation,
  pages: ReadonlyMap<string, SurveyedPage>,
  said: ReadonlyMap<string, string>,
): Noun | undefined {
  if (!WORK.test(headWord(naming.singular)) || !label) return undefined;
  const named = relation.rows.map(({ cells }) => cells[label.index]!.value.printed.trim());
  if (named.some((name) => NAMED_AS_WORK.test(name))) return undefined;
  const noun =
    kindOf(fromFolder(relation, pages)) ??
    reviewedIn(naming.plural) ??
    kindOf(saidNoun(said.get(relation.id))) ??
    (PRODUCT.test(label.column.name) ? REVIEWED : undefined);
  if (noun === undefined) return undefined;
  const work = workOf(naming);
  const own = relation.columns.filter((column) => ofWork(column, noun, work) !== undefined);
  const isOfThing = ({ column }: SurveyedColumn) =>
    ofWork(column, noun, work) === undefined && (column.role === "measure" || column.type === "date");
  return own.length > 0 && columns.some(isOfThing) ? noun : undefined;
}

const PRODUCT = /^product$/i;
const REVIEWED: Noun = { singular: "reviewed product", plural: "reviewed products" };

function kindOf(noun: Noun | undefined): Noun | undefined {
  if (noun === undefined || WORK.test(headWord(noun.singular))) return undefined;
  if (PRODUCT.test(noun.singular)) return REVIEWED;
  return isOfAnything(noun.singular) ? undefined : noun;
}

/** Whose review it is. */
const WHO =
  /^(?:buyer|client|community|critic|customer|editor|expert|guest|member|owner|parent|patient|peer|press|reader|staff|student|user|viewer|visitor)s?$/i;

/** "headphone" of "headphone reviews"; nothing of "full reviews" and of "customer reviews", which say how and by whom. */
function reviewedIn(phrase: string): Noun | undefined {
  const words = phrase.split(" ").slice(0, -1);
  const last = words.at(-1);
  if (last === undefined || WHO.test(last) || isOnlyAdjective(last) || isParticiple(last)) return undefined;
  const several = isPlural(last) ? words.join(" ") : plural(words.join(" "));
  return kindOf({ singular: singular(several), plural: several });
}

/** A list that calls its rows nothing is one of reviews as its pages are. */
function workOf({ singular: one }: Pick<Naming, "singular">): string {
  const head = headWord(one).toLowerCase();
  return WORK.test(head) ? head : "review";
}

function calledAfter(surveyed: SurveyedRelation, thing: Noun): SurveyedRelation {
  const { naming, columns } = surveyed;
  const names: Record<string, string> = { ...partScores(surveyed.relation) };
  const twice = new Set<string>();
  for (const { column } of columns) {
    const name = ofWork(column, thing, workOf(naming));
    if (name === undefined) continue;
    if (Object.values(names).includes(name)) twice.add(column.name);
    else names[column.name] = name;
  }
  return {
    ...surveyed,
    hasNoun: true,
    naming: { ...naming, ...thing, names: { ...naming.names, ...names } },
    columns: columns.filter(({ column }) => !twice.has(column.name)),
    dropped: [
      ...surveyed.dropped,
      ...[...twice].map((name) => ({ name, reason: "another column says the same of the review" })),
    ],
  };
}
