import { areDoersByName, mayBePeople, relative } from "./person-role.ts";

/** Places, bodies, people and sorts have members: "which county has the most ports". A colour or a credit line has none. */
const HOLDERS = new Set(
  `academy agency airline airport alliance area association author authority bank band basin board borough branch brand
  breeder builder building bureau campus canton category century chapter church city class club collection college committee community
  company competition conference constituency continent council country county day decade department developer diocese discipline
  district division domain donor edition employer era expedition faculty family federation field format fund funder genre government
  group harbor harbour house industry institute institution island journal kind label laboratory lake language league
  level library manufacturer maker merchant ministry month municipality museum nation network ocean office operator order
  organisation organization parish park party period place platform port position prefecture producer programme
  program project province provider publisher range region religion retailer river room school sea season sector section
  seller semester series service shop site society species station store state street sponsor studio subject supplier supertype team term
  territory theatre tier topic town township tribe type unit university vendor venue village ward website year zone
  article command component driver element enum enumeration file function interface library macro method module namespace
  object package page plugin protocol struct structure table task tool view widget`.split(/\s+/),
);
/** What trains run on has stations; a credit line has nothing. */
const LINE =
  /^(?:(?:bus|branch|main|metro|product|rail|railway|train|tram|underground) )?line$|^(?:rail)?(?:road|route|way)$/i;
/** What a thing is to the row, and not by itself: "nearest town", "current owner". */
const ROLE =
  /^(?:adjacent|best|chief|closest|current|favou?rite|final|first|former|home|largest|last|main|major|nearest|neighbou?ring|next|opposite|original|preferred|previous|primary|principal|recommended|sister|top|twin|typical|usual) (?=\p{L})/iu;
/** "town" of "nearest town": what the values are by themselves, where the heading says what they are to the row. */
export function roleOf(noun: string): string | undefined {
  return ROLE.test(noun) ? noun.replace(ROLE, "") : undefined;
}

/**
 * "the composer … their operas", "the county … its caves"
 *
 * @param printed who or what they are, as far as that is known: an operator is a company, or Ada Holm
 */
export const ownerWord = (noun: string, printed: readonly string[] = []): "its" | "their" =>
  mayBePeople(noun) || areDoersByName(noun, printed) ? "their" : "its";

/** Whoever judged things, and what was done to them. */
const JUDGED: Readonly<Record<string, string>> = { critic: "reviewed", reviewer: "reviewed", tester: "tested" };

/** "reviewed cameras" of a reviewer, who has no cameras. */
export function membersOf(holder: string, members: string): string {
  const done = Object.hasOwn(JUDGED, holder) ? JUDGED[holder]! : undefined;
  return done === undefined || members.includes(done) ? members : `${done} ${members}`;
}

/** What comes round again: nobody has it, whoever won it or stood at its head. */
const COMES_ROUND = /(?:^|\s)(?:championship|contest|edition|final|match|race|season|tournament|winter|year)s?$/i;

/** What people are, or stand at: a position has no people of its own. */
const STANDING = /(?:^|\s)(?:grade|job|level|position|post|rank|role|tier|title|type)$/i;

/**
 * Whether things are said to have members: "the town has twelve caves", but no nearest town has any, and no champion has seasons.
 *
 * @param members what the members are called, where that is known
 */
export function hasMembers(noun: string, members = ""): boolean {
  if (ROLE.test(noun) || (mayBePeople(noun) && COMES_ROUND.test(members))) return false;
  if (STANDING.test(noun) && (mayBePeople(members) || relative(members, "") === "who")) return false;
  const head = noun
    .replace(/\s(?:of|in|at|for|by)\s.*$/, "")
    .split(/[\s-]/)
    .at(-1)!
    .toLowerCase();
  return HOLDERS.has(head) || mayBePeople(noun) || LINE.test(noun);
}
