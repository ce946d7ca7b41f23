import type { NounKind } from "../../../core/word-kinds.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isParticiple, tellsWhatWasDone } from "../../../logic/english/participles.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** What happens, by words that the lexicon has for other things or for works that leave something behind, too. */
const OCCASION =
  /^(?:auction|ball|call-?out|concert|deployment|event|exercise|expedition|fair|festival|gig|match|meeting|mission|operation|parade|patrol|regatta|rescue|show|tour|trial)$/;

/** What takes part, and is there the next time again; an appliance the lexicon does not have. */
const TAKES_PART: ReadonlySet<NounKind | undefined> = new Set<NounKind | undefined>([
  "animal",
  "artifact",
  "group",
  "person",
]);
const DEVICE = /^(?:appliance|crew|device|engine|helicopter|pump|unit|vehicle)s$/;
/** Who comes to it, or to whom it happens: they are counted each time. */
const EACH_TIME =
  /^(?:applicants|arrests|attendees|bidders|casualties|competitors|entrants|entries|evacuees|fatalities|finishers|guests|hectares|laps|lots|matches|participants|passengers|patients|people|persons|rounds|runners|seats|spectators|starters|survivors|victims|viewers|visitors)$/;

/** Bodies that go in for one thing after the other. */
const BODIES =
  /^(?:(?:participating|member|partner) \p{L}+|(?:associate )?partners|(?:co-?)?authors|companies|countries|exhibitors|institutes|institutions|laboratories|labs|nations|organi[sz]ations|parties|schools|signatories|states|teams|universities)$/u;
/** Where nobody comes for the day, whoever takes part is as well a body, and in several of them. */
const TAKING_PART = /^(?:competitors|entrants|members|participants)$/;
/** What is joined, by bodies as by people, and what is done together. */
const JOINED =
  /^(?:agreement|alliance|collaboration|comparison|consortium|experiment|initiative|intercomparison|network|paper|programme|program|project|publication|report|study|survey|test|treaty|trial)$/;
/** 参比实验室, 参赛队, 参展国家: …of what takes place in turns, or is joined. */
const CHINESE_BODIES =
  /^(?:参[加与赛展评会比]|成员|会员|合作)?(?:单位|机构|实验室|国家|国|代表队|队伍|队|企业|院校|高校|学校|展商|厂商|研究所)(?:总?数量?|个数)?(?:\s*[（(][^）)]*[）)])?$/u;
const CHINESE_JOINED = /(?:比对|项目|课题|研究|试验|协议|计划|联盟)$/u;

/**
 * Does a column count those that take part in one thing after the other: the laboratories of comparisons, the partners of projects, 参赛队
 * of several 届? They are the same ones again and again, and together they are no number of anything. Who comes to a talk or a
 * walk is counted each time, and is what those who hold it call its attendance.
 */
function joinsSeveral(name: string, noun: string): boolean {
  if (isChinese(noun)) {
    const isOfMany = CHINESE_JOINED.test(noun) || /^[次场届期]$/u.test(measureWord(noun));
    return isOfMany && CHINESE_BODIES.test(name.trim());
  }
  const counted = name.replace(/^(?:total )?number of /i, "").toLowerCase();
  const things = headWord(noun);
  const isHeld = nounKind(noun) === "event" || OCCASION.test(things);
  if (BODIES.test(counted)) return isHeld || JOINED.test(things);
  return TAKING_PART.test(counted) && JOINED.test(things);
}

/**
 * Does a bare plural count what takes part in things that happen: "Stewards: 12" of a concert, "Boats: 3" of a rescue? It is how many were
 * there, and the next time they are the same again, so that all of them together are no number of boats. What was done to them ("trees
 * planted") was done once.
 */
export function isUsedAgain(name: string, noun: string): boolean {
  if (joinsSeveral(name, noun)) return true;
  if (isChinese(noun) || isChinese(name)) return false;
  const counted = name.replace(/^number of /, "").toLowerCase();
  const kindOfThings = headWord(noun);
  // A game lies in a box as well as it takes place.
  if (kindOfThings === "game") return false;
  if (nounKind(noun) !== "event" && !OCCASION.test(kindOfThings)) return false;
  if (!/^\p{L}+(?: \p{L}+)?$/u.test(counted) || tellsWhatWasDone(counted)) return false;
  const head = headWord(counted);
  if (!isPlural(head) || isParticiple(head) || EACH_TIME.test(head)) return false;
  return TAKES_PART.has(nounKind(head)) || DEVICE.test(head);
}
