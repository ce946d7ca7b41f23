import type { Column } from "../../../core/relation.ts";
import { isCountable } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { mattersOf } from "./matters.ts";
import { addUp } from "./natural-sums.ts";
import { sharesWord } from "./related-columns.ts";

/** Who works, lives, learns, plays or comes somewhere: of whatever is counted people ask how much there is of it for each of them. */
const PEOPLE =
  /\b(?:actors|adults|artists|athletes|attendance|beneficiaries|borrowers|boys|children|citizens|clients|crew|customers|dancers|delegates|doctors|employees|families|farmers|fishers|girls|guards|guests|households|inhabitants|lecturers|members|men|musicians|nurses|paddlers|participants|passengers|patients|people|persons|physicians|players|pupils|readers|researchers|residents|riders|rowers|sailors|scientists|singers|soldiers|spectators|staff|students|subscribers|teachers|tourists|trainees|users|viewers|visitors|volunteers|voters|women|workers)\b|[人员工生师民客众户]数?$|职工|队员/i;
/** Whether a column counts people. */
export const countsPeople = (name: string): boolean => PEOPLE.test(name);

/** What people come by, or leave their things in: neither grows with how many work or live there. */
const ASIDE =
  /\b(?:bikes|bicycles|bays|cars|garages|lockers|parking|restrooms|toilets|vans|vehicles)\b|车位|停车|厕所|车辆/i;

/** Whether a column counts what is there for convenience only. */
export const isAside = (name: string): boolean => ASIDE.test(name);

/** What takes place again and again: so much of anything for each. */
const OCCASIONS =
  /\b(?:appearances|concerts|days|events|flights|games|innings|laps|matches|matchdays|performances|races|rounds|seasons|sessions|shifts|tours|trips|voyages|years)\b|[场轮季天次]次?数?$/i;
/** What holds what: the part first, then what it is in. */
const HELD: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpages\b/i, /\b(?:chapters|issues|stories|volumes|books)\b/i],
  [/\bchapters\b/i, /\b(?:parts|volumes)\b/i],
  [/\bepisodes\b/i, /\b(?:seasons|series)\b/i],
  [/\b(?:songs|tracks)\b/i, /\b(?:albums|discs|sides)\b/i],
  [/\b(?:apartments|flats|rooms)\b/i, /\b(?:buildings|floors|storeys|stories)\b/i],
  [/\bbeds\b/i, /\b(?:hospitals|rooms|wards)\b/i],
  [/\b(?:places|seats)\b/i, /\b(?:cars|carriages|coaches|halls|rows|screens|stands|trains)\b/i],
  [/\b(?:copies|loans)\b/i, /\b(?:books|branches|copies|holdings|items|titles)\b/i],
  [/\b(?:cars|wagons)\b/i, /\btrains\b/i],
  [/页数?$/, /[章卷册]数?$/],
  [/集数?$/, /季数?$/],
  [/床位?数?$/, /[房室院]数?$/],
];

/**
 * Whether people tell one number of things per another: per head, per occasion, for what is measured (tonnes per vessel), for what
 * one of the other holds (pages per chapter), or where both are about one matter. "Vans per bed" is told by nobody.
 */
export function isCountedPer(a: Column, b: Column): boolean {
  if (b.unit !== undefined || !isCountable(humanise(b.name).replace(/^(?:number|count) of /i, ""))) return false;
  // What several hold makes up a whole of which each has so much; how heavy or long a thing is it has of itself.
  if (a.unit !== undefined && !addUp(a, [])) return false;
  if ([a, b].some(({ name }) => isAside(name)) && [a, b].some(({ name }) => countsPeople(name))) return false;
  if (a.unit !== undefined || [a, b].some(({ name }) => countsPeople(name))) return true;
  if (OCCASIONS.test(b.name) || sharesWord(a.name, b.name)) return true;
  const matters = mattersOf(b.name);
  if ([...mattersOf(a.name)].some((matter) => matters.has(matter))) return true;
  return HELD.some(([part, whole]) => part.test(a.name) && whole.test(b.name));
}
