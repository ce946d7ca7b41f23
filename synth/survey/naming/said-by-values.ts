import { dataRows, type Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { mayBePeople } from "../../../logic/english/person-role.ts";
import { endsInPremises } from "../../../logic/english/premises.ts";
import { isTableFamily } from "../collections/table-family.ts";
import { namesByMaterials } from "./said-by-materials.ts";

/** Where so many of the cells say something, the others are exceptions. */
const NEARLY_ALL = 0.9;
const OFTEN =
  /^(?:(?:bi|semi|fort|tri)?-?(?:annual|dai|hour|month|night|quarter|week|year)ly|annual|on (?:demand|request)|(?:once|twice|thrice|(?:\p{L}+|\d+) times) (?:a|an|per|every) .+|every .+)$/iu;
const NEVER = /^(?:no|none|never|suspended)$/i;
const SAYS_SO = /(?:frequency|how often|interval|periodicity|period|rhythm|schedule|cycle)$/i;
/** "welcome", "not allowed", "on request": what one may do. */
const MAY = /^(?:(?:not |only )?(?:accepted|allowed|permitted|welcome)|forbidden|prohibited)\b/i;
const PERHAPS = /^(?:by arrangement|no|on request|yes)$/i;
const IS_RULE = /(?:policy|rules?|permitted|allowed)$/i;
/** "Open: Monday to Friday", "Opens: 9 am to 5 pm" */
const OPEN = /^open(?:s|ing)?$/i;
const DAYS = /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b|\b(?:daily|weekdays|weekends)\b/iu;
const HOURS = /\d\s?(?:am|pm)\b|\b\d{1,2}[:.]\d{2}\b/i;
/** "Oban", "Port Averil", "Aarhus, Denmark": a name of a place, and none of the premises themselves. */
const PLACE =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|(?:am|an|auf|bei|by|de|del|di|do|in|la|le|les|of|on|sur|the|under|upon)))*(?:, \p{Lu}[\p{L}'’. -]+)?$/u;
/** "14:30", "from 3 pm" */
const CLOCK =
  /^(?:(?:after|before|by|from|until) )?(?:\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|noon|midnight)$/i;
const SAYS_TIME = /(?:time|hours?|clock|^open(?:s|ing)?|^closes?)$/i;
/** "2.22" is a version where its heading says so. */
const OF_VERSIONS = /(?:versions?|releases?|since)$/i;
/** "warden" of "warden of house": what it is of says nothing of what it is. */
const headOf = (said: string): string => said.replace(/ (?:of|for|at|in) .*$/, "");
/** Where a way begins and ends. */
const ENDS: Readonly<Record<string, string>> = { start: "start point", finish: "finish point", end: "end point" };
const NAMED =
  /\b(?:\p{L}+ )?(?:base|bros|building|company|depot|estate|factory|foundry|gallery|hall|house|inc|lab|laboratory|ltd|mill|office|road|school|shop|showroom|sons|store|street|studios?|warehouse|works|workshops?|yard)\b/iu;

/**
 * What columns are called whose cells say more than their headings: "collection frequency" of "Collection: weekly", "workshop
 * location" of "Workshop: Oban", "pets policy" of "Pets: not allowed". By name of the column.
 */
export function namesByValues(relation: Relation): Readonly<Record<string, string>> {
  const rows = dataRows(relation);
  // The premises on whose page a row stands are called by a town, and stand in none of the cells.
  const subject = isTableFamily(relation) ? 0 : undefined;
  const names = relation.columns.flatMap(({ name, type, role, unnamed }, at): (readonly [string, string])[] => {
    if (unnamed || role === "label" || (type !== "text" && type !== "entity")) return [];
    const said = humanise(name);
    const printed = rows.flatMap(({ cells }) =>
      cells[at]!.value.kind === "missing" ? [] : [cells[at]!.value.printed.trim()],
    );
    const most = (says: (text: string) => boolean) =>
      printed.length > 0 && printed.filter(says).length >= NEARLY_ALL * printed.length;
    if (!SAYS_TIME.test(said) && !OF_VERSIONS.test(said) && most((text) => CLOCK.test(text)))
      return [[name, `${said} time`]];
    if (ENDS[said] !== undefined && most((text) => PLACE.test(text))) return [[name, ENDS[said]]];
    if (OPEN.test(said) && most((text) => HOURS.test(text))) return [[name, "opening hours"]];
    if (OPEN.test(said) && most((text) => DAYS.test(text))) return [[name, "opening days"]];
    const may = printed.filter((text) => MAY.test(text)).length;
    if (!IS_RULE.test(said) && 2 * may > printed.length && most((text) => MAY.test(text) || PERHAPS.test(text)))
      return [[name, `${said} policy`]];
    const often = printed.filter((text) => OFTEN.test(text)).length;
    const isOften = 2 * often > printed.length && most((text) => OFTEN.test(text) || NEVER.test(text));
    if (!SAYS_SO.test(said) && isOften) return [[name, `${said} frequency`]];
    // "Office: Chair" is a post that somebody holds.
    const isSomewhere = (text: string) => PLACE.test(text) && !NAMED.test(text) && !mayBePeople(text.toLowerCase());
    // "Warden of house: Ada Holm" is somebody, whose name reads as that of a town may.
    if (at !== subject && endsInPremises(said) && !mayBePeople(headOf(said)) && most(isSomewhere))
      return [[name, `${said} location`]];
    return [];
  });
  return { ...namesByMaterials(relation), ...Object.fromEntries(names) };
}
