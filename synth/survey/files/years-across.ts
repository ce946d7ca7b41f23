import type { Relation } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { plural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { withoutUnitAtEnd } from "../../../logic/values/table-unit.ts";
import { quantityOf } from "../collections/wide-tables.ts";
import { bareSite } from "../naming/names-the-site.ts";
import { SEPARATORS } from "../naming/site-name.ts";

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const LEAST_YEARS = 2;
/** "Budget and expenditure": of two quantities the years would be of either. */
const SEVERAL = /[,;&]|\s(?:and|or)\s/;
/** What says only that figures follow, or how they are kept. */
const SAYS_NOTHING =
  /(?:^|\s)(?:annual|data|details?|facts?|figures?|history|information|list|numbers?|overview|records?|register|reports?|results?|series|statistics?|stats|summary|tables?|values?|years?)$/i;

/** The columns of a table that are headed by nothing but a year, by what the year is. */
export function yearsAcross({ columns }: Relation): ReadonlyMap<string, number> {
  const years = columns.flatMap(({ name, type }, at): [string, number][] =>
    type === "number" && YEAR.test(name.trim()) ? [[name.trim(), at]] : [],
  );
  return new Map(years.length < LEAST_YEARS ? [] : years);
}

/**
 * What the figures of a file are that heads its columns by years alone: what its title says, without the name of its site and
 * of the things that its rows are; else what links call it, or what its sheet is called. Undefined where none of them names a
 * quantity.
 *
 * @param thing what the column of its rows is headed
 * @param names other names of the file, likeliest first
 */
export function measureOfFile(
  title: string,
  thing: string,
  names: readonly string[],
  site: string,
): string | undefined {
  for (const name of [withoutSite(title, site), ...names]) {
    const said = quantityOf(withoutUnitAtEnd(withoutHeaderUnit(name)));
    const measure = said === undefined ? undefined : withoutThings(said, thing);
    if (measure !== undefined && isQuantity(measure, name)) return measure;
  }
  return undefined;
}

/** "Acme Mills – grain delivered" of the Acme Mills site -> "grain delivered" */
export function withoutSite(title: string, site: string): string {
  const parts = title.split(SEPARATORS).map((part) => part.trim());
  const own = parts.filter((part) => part.toLowerCase().replace(/^the /, "") !== bareSite(site));
  return own.length < parts.length ? own.join(" – ") : title;
}

/** "Deliveries of large farms", "Farm deliveries" of farms -> "Deliveries" */
function withoutThings(said: string, heading: string): string | undefined {
  const noun = humanise(heading);
  const things = plural(noun);
  const bare = said.replace(/^the\s/i, "");
  const lower = bare.toLowerCase();
  const [before = ""] = lower.split(/\s(?:of|from|by|to|for)\s/);
  if (before !== lower && lower.endsWith(` ${things}`)) return bare.slice(0, before.length);
  const led = [noun, things].find((one) => lower.startsWith(`${one} `));
  return led === undefined ? bare : bare.slice(led.length + 1);
}

function isQuantity(measure: string, name: string): boolean {
  if (!/\p{L}{3}/u.test(measure) || SEVERAL.test(measure) || SAYS_NOTHING.test(measure) || /[-_]/.test(measure))
    return false;
  const unit = headerUnit(name);
  return !columnNoun({ name: measure, type: "number", role: "measure", ...(unit && { unit }) }).includes("“");
}
