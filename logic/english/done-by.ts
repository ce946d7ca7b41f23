import { singular } from "./english.ts";
import { lastingDeed } from "./lasting-deeds.ts";
import { isMadeByIt } from "./money-done.ts";
import { isParticiple } from "./participles.ts";
import { stuffDone } from "./stuff-done.ts";

/** What is won, scored, lost or served is so by somebody, and is said with the verb: its past, and the form that questions need. */
const DONE: Readonly<Record<string, readonly [past: string, base: string]>> = {
  affected: ["affected", "affect"],
  aided: ["aided", "aid"],
  answered: ["answered", "answer"],
  assisted: ["assisted", "assist"],
  attended: ["attended", "attend"],
  carried: ["carried", "carry"],
  caught: ["caught", "catch"],
  climbed: ["climbed", "climb"],
  composed: ["composed", "compose"],
  conceded: ["conceded", "concede"],
  conducted: ["conducted", "conduct"],
  connected: ["connected", "connect"],
  delivered: ["delivered", "deliver"],
  destroyed: ["destroyed", "destroy"],
  directed: ["directed", "direct"],
  earned: ["earned", "earn"],
  employed: ["employed", "employ"],
  examined: ["examined", "examine"],
  fixed: ["fixed", "fix"],
  handled: ["handled", "handle"],
  heard: ["heard", "hear"],
  helped: ["helped", "help"],
  hosted: ["hosted", "host"],
  housed: ["housed", "house"],
  inspected: ["inspected", "inspect"],
  insured: ["insured", "insure"],
  investigated: ["investigated", "investigate"],
  launched: ["launched", "launch"],
  lost: ["lost", "lose"],
  made: ["made", "make"],
  organised: ["organised", "organise"],
  organized: ["organized", "organize"],
  painted: ["painted", "paint"],
  published: ["published", "publish"],
  reached: ["reached", "reach"],
  received: ["received", "receive"],
  recruited: ["recruited", "recruit"],
  rescued: ["rescued", "rescue"],
  reviewed: ["reviewed", "review"],
  saved: ["saved", "save"],
  scored: ["scored", "score"],
  served: ["served", "serve"],
  sold: ["sold", "sell"],
  supplied: ["supplied", "supply"],
  trained: ["trained", "train"],
  treated: ["treated", "treat"],
  visited: ["visited", "visit"],
  won: ["won", "win"],
  written: ["wrote", "write"],
};
/** Plurals without an s. */
const PEOPLE = /\b(?:children|crew|men|people|staff|women)$/;

/** What something did to so many: "scored" so many "goals". */
interface DoneBy {
  things: string;
  done: string;
  base: string;
  /** The form in which it is said of the things: "goals scored". */
  participle: string;
}

/** Does a participle say what somebody does: "scored"? */
export const isDoneBy = (participle: string): boolean => Object.hasOwn(DONE, participle);

/** "goals", "scored" and "score" of "goals scored" or "number of goals scored"; undefined of other names. */
export function doneBy(name: string): DoneBy | undefined {
  const { things, participle } = /^(?:number of )?(?<things>.*\p{L}) (?<participle>\p{Ll}+)$/u.exec(name)?.groups ?? {};
  if (things === undefined || participle === undefined || !isDoneBy(participle)) return undefined;
  // "Units made" of a model are its own, and made by others.
  if (things === "units" || (!/s$/.test(things) && !PEOPLE.test(things))) return undefined;
  const [done, base] = DONE[participle]!;
  return { things, done, base, participle };
}

/** "goals scored" and the year of the "number of goals scored in 2012": what was done in a year is said with the verb as well. */
export function doneInYear(name: string): (DoneBy & { when: string }) | undefined {
  const when = YEAR_BEHIND.exec(name)?.[0];
  const done = when === undefined ? undefined : doneBy(name.slice(0, -when.length));
  return done && when !== undefined ? { ...done, when } : undefined;
}

/** "how many goals did Oban score", "how many villages does the mast serve" */
export const howManyDone = ({ things, base, participle }: DoneBy, whoever: string): string =>
  `how many ${things} ${lastingDeed(things, participle) ? "does" : "did"} ${whoever} ${base}`;

/** The same of a stuff, too, of which there is so much: "amount of water", "used" and "use" of "amount of water used". */
export const deedBy = (name: string): DoneBy | undefined => doneBy(name) ?? stuffDone(name);

/** "goals scored in 2012" without its year. */
const YEAR_BEHIND = / in (?:1[5-9]|20)\d\d$/;
/** "area covered": as far as something reaches, or somebody went. */
const COVERED = /(?:^|\s)(?:area|distance|ground|land) covered$/;

/** Does a name say how far something goes: "area covered"? */
export const isCovered = (name: string): boolean => COVERED.test(name);

/** What is sold, people buy: a record has copies sold by nobody in particular. */
export const isByIt = (name: string): boolean => {
  const bare = name.replace(YEAR_BEHIND, "");
  const done = deedBy(bare);
  return isCovered(bare) || isMadeByIt(bare) || (done !== undefined && done.participle !== "sold");
};

/** "units built" of the "machines built" of machines: no machine has machines. */
export function unitsDone(name: string, noun: string): string {
  const {
    before = "",
    things,
    done,
  } = /^(?<before>number of )?(?<things>.+) (?<done>\p{Ll}+)$/u.exec(name)?.groups ?? {};
  if (things === undefined || done === undefined || !isParticiple(done)) return name;
  return singular(things).toLowerCase() === noun.toLowerCase() ? `${before}units ${done}` : name;
}

/** "club" and "titles" of "club's titles": what belongs to what a thing names; "mean club's titles" belongs to no "mean club". */
export function ownedBy(name: string): { owner: string; what: string } | undefined {
  const { owner, what } = /^(?<owner>[^“”]+)(?:['’]s|(?<=s)['’]) (?<what>.+)$/.exec(name)?.groups ?? {};
  if (owner === undefined || what === undefined || TAKEN.test(owner) || WORKED_OUT.test(owner)) return undefined;
  return { owner, what };
}

/** "Time from the club's opening year to …", "ratio of the club's members to …": of what was worked out nothing belongs to anybody. */
const WORKED_OUT = /^(?:difference|excess|number|percentage|ratio|share|sum|time) (?:between|from|of|over) /;

/** What a grouping takes of its members. */
const TAKEN = /^(?:combined|mean|median|total) /;
