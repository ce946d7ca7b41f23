import type { Clause, TableResult } from "../operation.ts";
import { isAdjective } from "./clause-headings.ts";
import { isMass, isPlural } from "./english.ts";
import { isParticiple } from "./participles.ts";
import { relative } from "./person-role.ts";
import { possession } from "./phrasing.ts";

/** Yes and no, as pages print them. */
const YES = /^(?:yes|y|✓|✔|true)$/i;
const NO = /^(?:no|n|✗|✘|✕|false)$/i;
/** "Accepts cards" */
const DOES_IT =
  /^(?<does>accepts|allows|contains|includes|offers|provides|requires|serves|supports|takes) (?<what>\p{Ll}.+)$/u;
/** What a place or a machine may have. */
const FEATURE =
  /(?:^|\s)(?:access|air conditioning|balcony|bar|bluetooth|café|cafe|car park|dishwasher|elevator|fireplace|flash|garage|garden|gps|gym|internet|kitchen|lift|microphone|nfc|parking|playground|pool|ramp|restaurant|sauna|seating|shop|shower|spa|terrace|toilets?|touchscreen|wi-?fi)$/i;

/** Does a column say only yes or no? */
export function saysYesOrNo({ columns, rows }: TableResult, name: string): boolean {
  const at = columns.findIndex((column) => column.name === name);
  const printed = rows.flatMap(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind === "text" || value.kind === "entity" ? [value.printed.trim()] : [];
  });
  return printed.length > 0 && printed.every((text) => YES.test(text) || NO.test(text));
}

/**
 * Yes or no under a heading as what is so of things: "that are hardy", "with parking", "that do not accept cards". Undefined of
 * headings of which nobody can tell what yes says.
 *
 * @param said the heading as people say it
 * @param noun what one of the things is called
 */
export function yesNoClause(said: string, value: string, noun: string): Clause | undefined {
  const isYes = YES.test(value);
  // "Open to public"
  const so = said.replace(/ to public$/, " to the public");
  const that = relative(noun, "");
  const not = isYes ? "" : "not ";
  if (isAdjective(said) || /\p{L}{3,}(?:able|ible)$/u.test(said) || (isParticiple(said) && !said.includes(" ")))
    return {
      form: "that",
      head: `${that} are`,
      one: `${that} is`,
      rest: not + so,
      predicate: `are ${not}${so}`,
    };
  const { does, what } = DOES_IT.exec(said)?.groups ?? {};
  if (does !== undefined && what !== undefined) {
    const do_ = does.replace(/s$/, "");
    const [head, one] = isYes ? [do_, does] : [`do not ${do_}`, `does not ${do_}`];
    return { form: "that", head: `${that} ${head}`, one: `${that} ${one}`, rest: what, predicate: `${head} ${what}` };
  }
  if (!FEATURE.test(said) && !isMass(said)) return undefined;
  const has = isYes ? (isMass(said) || isPlural(said) || /access$|fi$/i.test(said) ? said : possession(said)) : said;
  const owned = { form: "that", head: `${that} have`, one: `${that} has`, rest: isYes ? has : `no ${said}` } as const;
  return { form: "with", head: isYes ? "with" : "without", rest: has, owned, predicate: `have ${owned.rest}` };
}
