import type { Column } from "../../core/relation.ts";
import { isPlural, withArticle } from "./english.ts";
import { isParticiple } from "./participles.ts";
import { isPremises } from "./premises.ts";

/** A heading that says what a thing did, does, or what was done to it: "Lived in", "Crosses", "Given by". */
export interface VerbHeading {
  /** Behind a plural: "lived in", "cross", "given by". */
  many: string;
  /** Behind a singular: "lived in", "crosses", "given by". */
  one: string;
  /** Something was done to it: "were given by", and not "lived in". */
  isPassive: boolean;
  /** The question for what stands there of a subject: "where did Ada Holm live". */
  ask: (subject: string) => string;
}

/** What things and people did, by the form of the past. */
const ACTIVE: Readonly<Record<string, string>> = {
  appeared: "appear",
  belonged: "belong",
  competed: "compete",
  died: "die",
  fought: "fight",
  landed: "land",
  lived: "live",
  played: "play",
  raced: "race",
  resided: "reside",
  sailed: "sail",
  served: "serve",
  settled: "settle",
  studied: "study",
  taught: "teach",
  trained: "train",
  worked: "work",
};
/** What things do, with what they do it to, or where. */
const DOES =
  /^(?:accepts|allows|attracts|carries|connects|contains|covers|crosses|employs|extends|houses|implements|includes|overrides|permits|provides|raises|replaces|requires|sells|shoots|spans|speaks|suits|supersedes|teaches|throws|treats|welcomes)$/i;
const STANDS = /^(belongs|drains|empties|flows|leads|lies|lives|opens|plays|runs|stands|studies|works) (\p{L}+)$/iu;
const PREPOSITION = /^(?:after|at|by|for|from|in|into|near|on|through|to|under|with)$/i;
/** "Where" asks for what stands behind these. */
const PLACE = /^(?:at|in|near)$/i;
/** "Where … from?", "where … to?" */
const WAY = /^(?:from|into|to)$/i;
/** Whom people work and play for, after whom things are called: nobody knows beforehand whether it is a person. */
const WHOM = /^(?:by|for|under|with)$/i;
/** Where people are: of what they did in other ways, "in" may say what it was in. */
const IS_SOMEWHERE = /^(?:die|fight|land|live|lie|reside|settle|stand|study|work)$/i;
/** Of these no past form ends in what the participle ends in. */
const PAST: Readonly<Record<string, string>> = {
  begun: "began",
  drawn: "drew",
  given: "gave",
  known: "knew",
  run: "ran",
  seen: "saw",
  shown: "showed",
  spoken: "spoke",
  sung: "sang",
  taken: "took",
  written: "wrote",
  worn: "wore",
};

const kept = new Map<string, VerbHeading | undefined>();

/** A column's heading as what is said of its rows in sentences with a verb; undefined where it is none. */
export function verbHeading(column: Column): VerbHeading | undefined {
  if (column.type === "number" || column.type === "date" || column.role === "label") return undefined;
  const said = column.name
    .replace(/\s*[:：]+$/, "")
    .trim()
    .toLowerCase();
  if (!kept.has(said)) kept.set(said, readVerb(said));
  return kept.get(said);
}

function readVerb(said: string): VerbHeading | undefined {
  if (DOES.test(said)) {
    const many = base(said);
    return { many, one: said, isPassive: false, ask: (subject) => `what does ${subject} ${many}` };
  }
  const [, stands, where] = STANDS.exec(said) ?? [];
  if (stands !== undefined && where !== undefined && PREPOSITION.test(where))
    return didOf(base(stands), "does", where, `${base(stands)} ${where}`, said);
  const [verb = "", preposition = "", ...more] = said.split(" ");
  if (more.length > 0 || !PREPOSITION.test(preposition)) return undefined;
  if (Object.hasOwn(ACTIVE, verb)) return didOf(ACTIVE[verb]!, "did", preposition, said, said);
  if (isParticiple(verb)) return passiveOf(verb, preposition, said);
  return PLACE.test(preposition) && isPremises(verb) ? placeOf(verb, preposition) : undefined;
}

/** "Workshop in": "has a workshop in", "where is the workshop of". */
function placeOf(noun: string, preposition: string): VerbHeading {
  const held = `${isPlural(noun) ? noun : withArticle(noun)} ${preposition}`;
  const ask = (subject: string) => `where ${isPlural(noun) ? "are" : "is"} the ${noun} of ${subject}`;
  return { many: `have ${held}`, one: `has ${held}`, isPassive: false, ask };
}

function didOf(verb: string, auxiliary: string, preposition: string, many: string, one: string): VerbHeading {
  const ask = (subject: string) => {
    const clause = `${auxiliary} ${subject} ${verb}`;
    if (PLACE.test(preposition) && IS_SOMEWHERE.test(verb)) return `where ${clause}`;
    if (WAY.test(preposition)) return `where ${clause} ${preposition}`;
    return WHOM.test(preposition) ? `for whom ${clause}`.replace(/^for/, preposition) : `what ${clause} ${preposition}`;
  };
  return { many, one, isPassive: false, ask };
}

function passiveOf(verb: string, preposition: string, said: string): VerbHeading {
  const past = PAST[verb] ?? verb;
  const ask = (subject: string) => {
    if (preposition === "by") return `who ${past} ${subject}`;
    if (PLACE.test(preposition)) return `where was ${subject} ${verb}`;
    return `what was ${subject} ${said}`;
  };
  return { many: said, one: said, isPassive: true, ask };
}

/** "cross" of "crosses", "flow" of "flows" */
const base = (verb: string): string =>
  /^[lt]ies$/.test(verb)
    ? verb.slice(0, -1)
    : /(?:ss|x|z|ch|sh)es$/.test(verb)
      ? verb.slice(0, -2)
      : /[^aeiou]ies$/.test(verb)
        ? `${verb.slice(0, -3)}y`
        : verb.slice(0, -1);
