import type { Column } from "../../core/relation.ts";
import { isDoneBy } from "./done-by.ts";
import { headWord, nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";

/** What people come together for at a place. */
const AT =
  /^(?:auction|championship|concert|conference|congress|exhibition|fair|festival|gig|meeting|olympics|regatta|symposium)$/;
/** What something is done in the course of. */
const DURING =
  /^(?:battle|competition|cup|edition|election|event|final|innings|league|match|quarter|race|round|season|stage|tournament|war)$/;
/** Where others play and perform, and which has no side of its own. */
const VENUE = /^(?:arena|ballpark|circuit|ground|pitch|racecourse|racetrack|stadium|velodrome|venue)$/;
/** What the place and the occasion do themselves. */
const BY_HOST = /^(?:featured|hosted|included|presented|represented|staged|welcomed)$/;
/** Printed works go by these names, too: their copies are of them. */
const OF_WORKS = /^(?:copies|pages|units)$/;
/** A region has a side of its own that wins and loses. */
const BY_A_SIDE = /^(?:conceded|earned|lost|scored|won)$/;

/** So many things to which something was done, in the course of what, or where, they are counted. */
export interface DoneThere {
  /** "goals" */
  things: string;
  /** "scored" */
  participle: string;
  /** What stands before what, or where, it was: "in a season", "at a festival". */
  where: "in" | "at";
}

/**
 * "goals" and "scored" of the "goals scored" of a season: nobody says that a season scored them, for a time, an occasion and a place do
 * nothing. Undefined of what does it itself, as a club, and of other names.
 *
 * @param noun what one of the things is called that the name is said of: "season"
 */
export function doneThere(name: string, noun: string): DoneThere | undefined {
  const { things, participle } = NAME.exec(name)?.groups ?? {};
  if (things === undefined || participle === undefined || !isParticiple(participle) || OF_WORKS.test(things))
    return undefined;
  const where = BY_HOST.test(participle) ? undefined : scene(noun, participle);
  return where === undefined ? undefined : { things, participle, where };
}

const NAME =
  /^(?:number of )?(?<things>(?:\p{L}+[ -])*(?:\p{L}*s|children|men|people|women)) (?<participle>\p{Ll}+)(?: in (?:1[5-9]|20)\d\d)?$/u;

function scene(noun: string, participle: string): DoneThere["where"] | undefined {
  const head = headWord(noun);
  if (AT.test(head) || VENUE.test(head)) return "at";
  const kind = nounKind(noun);
  if (DURING.test(head) || kind === "time") return "in";
  // What is issued for a district need not be issued there.
  return kind === "location" && isDoneBy(participle) && !BY_A_SIDE.test(participle) ? "in" : undefined;
}

/** The same of a column that counts them one by one. */
export function countedThere(
  { type, role, unit, additive }: Column,
  name: string,
  noun: string,
): DoneThere | undefined {
  const isCount = type === "number" && role === "measure" && unit === undefined && additive !== false;
  return isCount && !/\d$/.test(name) ? doneThere(name, noun) : undefined;
}
