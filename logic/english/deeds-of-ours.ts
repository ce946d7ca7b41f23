import { isCountable, isPlural } from "./english.ts";
import { isParticiple } from "./participles.ts";

/** "sheds we let", "trees that we have planted", "boats you've hired": things, and what the site's people or its readers do with them. */
const DEED =
  /^(?<things>\p{L}[\p{L} -]*?),? (?:(?:that|which|whom) )?(?:we|you)(?:(?: have|['’]ve)(?: (?:already|now))?| (?:currently|now|already))? (?<verb>\p{L}+)(?<behind> for)?$/iu;
/** Verbs whose participle is not made by adding to them. */
const IRREGULAR: Readonly<Record<string, string>> = {
  breed: "bred",
  bring: "brought",
  build: "built",
  buy: "bought",
  catch: "caught",
  choose: "chosen",
  do: "done",
  draw: "drawn",
  drive: "driven",
  feed: "fed",
  find: "found",
  fly: "flown",
  get: "got",
  give: "given",
  grow: "grown",
  hold: "held",
  keep: "kept",
  know: "known",
  lay: "laid",
  lead: "led",
  lend: "lent",
  let: "let",
  lose: "lost",
  make: "made",
  meet: "met",
  oversee: "overseen",
  pay: "paid",
  put: "put",
  read: "read",
  ride: "ridden",
  run: "run",
  see: "seen",
  sell: "sold",
  send: "sent",
  show: "shown",
  spend: "spent",
  take: "taken",
  teach: "taught",
  win: "won",
  write: "written",
};
/** What may be done is not done, and what is had or wanted is none of what is done to things. */
const NO_DEED =
  /^(?:are|be|can|could|did|had|has|have|like|live|love|may|might|must|need|offer|shall|should|want|was|were|will|work|would)$/;
/** One syllable with one vowel before its last consonant: "plan", "stop". */
const DOUBLED = /^[^aeiou]*[aeiou][bdglmnprt]$/;

/**
 * "sheds let" of "Sheds we let": what is counted under such a heading, by what was done to it; a question speaks of a site and
 * not for it. Undefined of other headings, and of those in words that make no noun.
 */
export function doneByUs(heading: string): string | undefined {
  const { things, verb, behind = "" } = DEED.exec(heading.trim())?.groups ?? {};
  if (things === undefined || verb === undefined || !(isPlural(things) && isCountable(things))) return undefined;
  const done = participleOf(verb.toLowerCase());
  return done === undefined ? undefined : `${things} ${done}${behind.toLowerCase()}`;
}

/** "managed", "planned", "carried", "built" */
function participleOf(verb: string): string | undefined {
  if (NO_DEED.test(verb)) return undefined;
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb];
  if (isParticiple(verb)) return verb;
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}
