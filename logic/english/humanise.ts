import { kept } from "../../core/kept.ts";
import { isAdjectiveWord } from "../../core/word-kinds.ts";
import { plainText } from "../values/cell-text.ts";
import { headerUnit, isRate, withoutHeaderUnit } from "../values/infer-column.ts";
import { isOccasionHeading } from "../values/occasion-headings.ts";
import { partOfYear } from "../values/period.ts";
import { scoreOf } from "../values/score-headings.ts";
import { inFull } from "./abbreviations.ts";
import { withoutComma } from "./comma-headings.ts";
import { onDay } from "./days-in-headings.ts";
import { doneByUs } from "./deeds-of-ours.ts";
import { isCountable, isMass, isPlural } from "./english.ts";
import { numberAsked } from "./how-many.ts";
import { nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";
import { properWords } from "./proper-names.ts";

/** Parts of a two-level header that stand before what they qualify: "Area > total" is the total area. */
const QUALIFIERS =
  /^(?:total|male|female|mean|median|average|annual|net|gross|urban|rural|land|water|maximum|minimum|highest|lowest|youth|adult|public|private|domestic|foreign|internal|external|first|last|current|gender)$/i;

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** "Of these students": behind another column, and a quantity of its own. */
const OF_THESE = /^of (?:these|those|whom|which)[,:]?\s+/i;

/** What happens, and how it ended for people: "Road accidents > Deaths", "Floods > Displaced". */
const EVENTS =
  /(?:^|\s)(?:accidents|attacks|avalanches|battles|collisions|crashes|disasters|earthquakes|emergencies|epidemics|explosions|fires|floods|incidents|landslides|outbreaks|raids|storms|wars|wrecks)$/i;
const DONE_TO_PEOPLE =
  /^(?:(?:slightly|seriously|severely|fatally) )?(?:affected|buried|caught|displaced|evacuated|hospitali[sz]ed|hurt|injured|involved|killed|missing|rescued|saved|wounded)$/i;

/** What is counted of a population, and is none of its figures: "Population > births" are births. */
const VITAL =
  /^(?:(?:live )?(?:births|deaths|stillbirths|marriages|divorces|immigrants|emigrants)|natural (?:change|increase|growth)|net (?:im|e)?migration)$/i;
/** "Population > 1 January" */
const DAY = /^\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)$/i;

/**
 * A column's name as people say it: "Area > total" -> "total area", "HIV/AIDS - deaths" -> "HIV/AIDS deaths", "GDP (PPP)" as
 * it is, "Length (km)" -> "length" (the unit is said apart), "total_area" -> "total area". Years and other qualifiers stay.
 */
export const humanise = kept((name) => {
  const parts = withoutEmptyLevels(plainText(name).split(/\s>\s/))
    .map((part) => readPart(part))
    .filter((part) => part !== "");
  if (parts.length === 0) return "value";
  let said = parts[0]!;
  for (const part of parts.slice(1)) said = qualify(said, part);
  return said;
});

/** "Pricing information > Total cost": a heading over headings that says only that facts follow goes without saying. */
const ONLY_FACTS =
  /^(?:\p{L}+ ){0,2}(?:information|info|details|specifications|specs|overview|summary|facts|data|at a glance)$/iu;

function withoutEmptyLevels(levels: readonly string[]): readonly string[] {
  const [last = ""] = levels.slice(-1);
  return QUALIFIERS.test(last) || isUnsaid(last)
    ? levels
    : levels.filter((level) => level === last || !(ONLY_FACTS.test(level) || (THEMES.test(level) && isWhole(last))));
}

/** "Labour and output > GDP (billion EUR)": what two themes are put over, each with a unit of its own, is said without them. */
const THEMES = /^\p{L}+(?: \p{L}+)? (?:and|&) \p{L}+(?: \p{L}+)?$/u;
const isWhole = (level: string) => headerUnit(level) !== undefined && !QUALIFIERS.test(withoutHeaderUnit(level));

/** "from", "overall": nothing without what stands above it. */
const isUnsaid = (level: string) => /^(?:\p{Ll}|overall$)/u.test(level);

function qualify(head: string, part: string): string {
  const folded = part.toLowerCase();
  // "Exports > 2019"
  if (YEAR.test(part)) return `${head} in ${part}`;
  // "Days with danger level > 3"
  if (/^\d{1,2}$/.test(part)) return `${head} ${part}`;
  // The name of a capital is the capital.
  if (folded === head.toLowerCase() || folded === "name") return head;
  if (folded.endsWith(` ${head.toLowerCase()}`) || folded.startsWith(`${head.toLowerCase()} `)) return part;
  // "overall median age": there is no total of ages, and what stands beside is that of some.
  if (/^total(?: population)?$/i.test(part) && isRate(head)) return `overall ${head}`;
  // "internet users (total)": counted, like the head alone.
  if (/^total$/i.test(part) && isCountable(head)) return `${head} (total)`;
  const score = scoreOf(head, part);
  if (score !== undefined) return score;
  if (isOccasionHeading(head)) return `${folded} of the ${head}`;
  if (EVENTS.test(head)) {
    if (head.toLowerCase().endsWith(` ${folded}`)) return head;
    if (DONE_TO_PEOPLE.test(part)) return `people ${folded} in ${head}`;
    if (isPlural(part)) return `${part} in ${head}`;
  }
  if (VITAL.test(part) && /^(?:population|inhabitants|residents)$/i.test(head)) return part;
  if (DAY.test(part)) return `${head} on ${part}`;
  // "Attendance > Full-time" is full-time attendance.
  // "Total attendance > Full-time": what sums up stands first.
  const [, total, what] = /^(total) (.+)$/i.exec(head) ?? [];
  if (total !== undefined && isAdjectiveWord(folded)) return `${total} ${folded} ${what}`;
  if (QUALIFIERS.test(part) || (isAdjectiveWord(folded) && folded !== "overall")) return `${part} ${head}`;
  return head.endsWith(")") ? `${head.slice(0, -1)}, ${part})` : `${head} (${part})`;
}

function readPart(raw: string): string {
  const asked = numberAsked(raw);
  if (asked !== undefined) return asked;
  // The answers keep their capitals: "the number of No votes".
  if (/^(?:Yes|No) votes$/.test(raw.trim())) return raw.trim();
  let text = withoutHeaderUnit(raw)
    .replace(OF_THESE, "")
    .replace(/\s*[:：]+$/, "")
    .replace(/_/g, " ")
    .trim();
  text = withoutComma(onDay(inFull(withoutHeaderUnit(text))));
  text = doneByUs(text) ?? text;
  text = text
    .replace(/(?<=\p{L}) & (?=\p{L})/gu, " and ")
    .replace(/^(number of )(\p{Lu}\p{Ll}+)/u, (_match, start: string, word: string) => start + word.toLowerCase())
    .replace(/ \((?:in )?((?:1[5-9]|20)\d\d)\)$/, " $1")
    // "Employees (end of 2015)"
    .replace(
      / \((?:at )?(?:the )?(end|beginning|start) of ((?:1[5-9]|20)\d\d)\)$/i,
      (_match, when: string, year: string) => ` at the ${when.toLowerCase()} of ${year}`,
    )
    .replace(/^% (?=(?:\p{L}+)$)/u, (_match, _at: number, whole: string) =>
      isParticiple(whole.slice(2).toLowerCase()) ? "percentage " : "percentage of ",
    )
    .replace(/^% (?:of )?(?=\p{L})/u, "percentage of ")
    // "Optical zoom (x)", "Dimensions (W x H x D, mm)": by what it is counted, and in which order.
    .replace(/\s*\((?:x|×|(?:[LWHD]\s?[x×]\s?)+[LWHD](?:,? (?:in )?\p{L}{1,3})?)\)$/iu, "")
    .replace(/^(\p{L}.*\p{L}) %$/u, (_match, of: string) => `percentage of ${lowerFirst(of)}`)
    .replace(/^(.+?)\s[-–—]\s(.+)$/, (_match, head: string, part: string) => joinDash(head, part))
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, (_match, _offset: number, whole: string) =>
      whole.includes(" ") ? "" : " ",
    );
  return inYear(inTheOne(measureLast(ageFirst(lowerHeader(text.trim())))));
}

const SIZE_OF_AGE =
  /^(?<before>(?:\p{Ll}+ )*)(?<size>height|length|mass|size|weight|wingspan) \((?<age>adult|fully grown|juvenile|newborn)s?\)$/u;

/** "maximum adult length" of "maximum length (adult)": how old what is measured is stands before its size. */
const ageFirst = (said: string): string => said.replace(SIZE_OF_AGE, "$<before>$<age> $<size>");

const SIZE_OF = /^(depth|diameter|height|length|thickness|weight|width) of (?:the )?(\p{Ll}+)$/u;
/** What has a size; a stay has a length, and nobody calls it a stay length. */
const THINGS = new Set(["artifact", "object", "plant", "substance"]);

/** "dam height" of "height of dam": what is measured is said last, and what it is of has no article there. */
const measureLast = (said: string): string =>
  said.replace(SIZE_OF, (whole, size: string, what: string) =>
    !isPlural(what) && THINGS.has(nounKind(what) ?? "") ? `${what} ${size}` : whole,
  );

const IN_ONE = /^(?<what>\p{Ll}[^,(]*s) (?<where>in|at|on) (?<sort>\p{Ll}+) (?<place>\p{Ll}+)$/u;
/** Which of several parts of a thing is meant: there is one upper deck, and any number of private rooms. */
const THE_ONE =
  /^(?:back|big|bottom|central|eastern|first|front|grand|great|ground|inner|large|lower|main|middle|new|northern|old|outer|rear|second|small|southern|top|upper|western)$/;
/** Where people are for what is done there has no article: "pupils in primary school". */
const INSTITUTION = /^(?:bed|care|church|college|court|hospital|prison|school|sea|town|university)$/;

/** "berths on the upper deck" of "Berths on upper deck": headings leave out articles, and sentences do not. */
const inTheOne = (said: string): string => {
  const { what, where, sort, place } = IN_ONE.exec(said)?.groups ?? {};
  if (what === undefined || sort === undefined || place === undefined) return said;
  const isOne = nounKind(place) === "artifact" && !isPlural(place) && !isMass(place) && !INSTITUTION.test(place);
  return isOne && THE_ONE.test(sort) ? `${what} ${where} the ${sort} ${place}` : said;
};

/** "visitors 2003" are those in that year; "visitors in May 2003" say of which year the month is. */
const inYear = (said: string): string =>
  said.replace(BARE_YEAR, (whole, what: string, year: string) =>
    partOfYear(what.slice(what.lastIndexOf(" ") + 1)) ? whole : `${what} in ${year}`,
  );

const BARE_YEAR = /^(\p{L}[^\d(,]*(?<!\s(?:as|at|by|for|from|in|of|on|since|to|until))) ((?:1[5-9]|20)\d\d)$/u;

const lowerFirst = (text: string) => (isAcronym(text.split(" ")[0]!) ? text : text[0]!.toLowerCase() + text.slice(1));

/** "Electricity - production" is electricity production; of a plural head the part is said in brackets, and so is whose it is. */
function joinDash(head: string, part: string): string {
  if (/^(?:total|males?|females?|urban|rural|both)\b/i.test(part)) return `${head} (${part})`;
  // "Refined petroleum products - exports"
  if (isPlural(head) && /^(?:exports|imports|production|consumption|sales)$/i.test(part))
    return `${part.toLowerCase()} of ${head[0]!.toLowerCase()}${head.slice(1)}`;
  // "GDP - real"
  if (/^(?:real|nominal)$/i.test(part)) return `${part.toLowerCase()} ${lowerFirst(head)}`;
  // "Electricity - installed capacity", "Obesity - adult prevalence rate": what qualifies the whole stands first.
  const [first = "", ...rest] = part.split(" ");
  if (rest.length > 0 && !isPlural(head) && (QUALIFIERS.test(first) || isParticiple(first)))
    return `${first.toLowerCase()} ${lowerFirst(head)} ${rest.join(" ")}`;
  const flows = /^(?:with|without|of|in|from|per|by|for|on|to)\s/i.test(part) || !isPlural(head);
  return flows ? `${head} ${part}` : `${head} (${part})`;
}

/** Lower case for all words of a title-case header, for the first word of a sentence-case one; acronyms and names stay. */
function lowerHeader(text: string): string {
  const words = text.split(" ");
  const letters = text.replace(/[^\p{L}]/gu, "");
  const shouting = letters === letters.toUpperCase() && words.some((word) => /^\p{Lu}{5,}$/u.test(word));
  const long = words.filter((word) => /^[(]?\p{L}{3,}/u.test(word) && word !== "and");
  const proper = properWords(words);
  const titled = long.length > 1 && long.every((word) => /^[(]?\p{Lu}/u.test(word));
  return words
    .map((word, index) => {
      if (shouting) return word.toLowerCase();
      if (proper[index] || isAcronym(word) || isSign(word) || isBarred(words, index)) return word;
      return (index === 0 && !opensName(words, proper)) || titled ? word.toLowerCase() : word;
    })
    .join(" ");
}

/** "Vitamin B content": a letter alone is a sign, but for the article. */
const isSign = (word: string): boolean => /^[B-Z]$/.test(word);

/** "Greatest |Ks| of rock": between bars stands a sign that is written so. */
const isBarred = (words: readonly string[], index: number): boolean =>
  words[index]!.includes("|") || words.slice(0, index).join("").split("|").length % 2 === 0;

/** "World Guide number": where the second word has a capital in a heading that has none elsewhere, both are a name. */
function opensName(words: readonly string[], proper: readonly boolean[]): boolean {
  const [first = "", second = ""] = words;
  const lower = words.slice(2).some((word) => /^\p{Ll}{3,}/u.test(word));
  return lower && /^\p{Lu}\p{Ll}{2,}$/u.test(second) && proper[1] === false && !QUALIFIERS.test(first);
}

function isAcronym(word: string): boolean {
  const core = word.replace(/^\(|[).,]+$/g, "");
  return /\p{L}.*\p{Lu}|\d/u.test(core) && !/^\p{Lu}\p{Ll}+(?:[-/]\p{Lu}\p{Ll}+)+$/u.test(core);
}
