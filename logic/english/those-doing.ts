import type { Clause } from "../operation.ts";
import { isPlural } from "./english.ts";

/** "stations attending": things, and what they do there. */
const DOING = /^(?<things>\p{Ll}[\p{Ll} -]*) (?<doing>\p{Ll}{2,}ing)$/u;

/** "skills training", "sports clothing": a thing or a matter, and nobody's doing. */
const MATTER =
  /^(?:advertising|banking|building|catering|clothing|coaching|cooking|dancing|engineering|fishing|funding|gaming|heating|housing|learning|lending|lighting|marketing|meeting|nursing|opening|parking|planning|pricing|printing|ranking|rating|reading|recording|rehousing|savings?|seating|setting|shipping|shopping|spending|staffing|swimming|teaching|testing|ticketing|timing|trading|training|understanding|wiring|writing)$/;

/** Does a heading name several by what they do: "schools taking", "clubs competing"? */
export function tellsWhoDoes(name: string): boolean {
  const { things, doing } = DOING.exec(name)?.groups ?? {};
  if (things === undefined || doing === undefined || MATTER.test(doing)) return false;
  return isPlural(things.split(" ").at(-1)!);
}

/**
 * "with Oban among the clubs competing": whose clubs they are that do something there nobody would say; nor is their number one, as the
 * last word of the heading seems to say.
 *
 * @param isName whether what stands there are names alone
 */
export function amongClause(name: string, value: string, isName: boolean): Clause {
  const rest = `${isName ? value : `“${value}”`} among the ${name}`;
  return { form: "with", head: "with", rest, predicate: `have ${rest}` };
}
