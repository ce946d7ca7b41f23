import type { Column, Relation } from "../../../core/relation.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { Decimal } from "../../../logic/numerics/decimal.ts";
import type { NamedTime } from "../../../logic/values/time-within.ts";

const TOTAL = /^(?:grand |overall )?total$/i;
/** "Sales in 2006", "2006 sales", with a mark for the year. */
const OF_WHAT = /^(?<what>\p{L}{4,})\s(?:(?:in|for|of|during)\s)?#$|^#\s(?<after>\p{L}{4,})$/iu;
/** What is done, paid or happens is what a total is of; "statistics", "results" and "bulletins" are where it stands. */
const SUMMED = new Set(["act", "event", "possession", "process"]);
/** "Best sellers, units worldwide": what the figures below a caption count. */
const COUNTED_IN = /(?:^|[,;(]\s?)(?<unit>units|copies)\b/i;
/** So many of the totals are the sum of the columns beside them. */
const ADDED_UP = 0.9;
const LEAST_ROWS = 4;

/**
 * The tables of several years whose page is headed by what they add up ("Sales in 2006"), with columns that name their part alone
 * ("Boxed", "Download", "Total"): the columns of which "Total" is the sum are parts of what the heading names.
 *
 * @param said the heading that says the year
 */
export function withTotalsOf(relation: Relation, said: Pick<NamedTime, "around">): Relation {
  const { what: before, after } = OF_WHAT.exec(said.around)?.groups ?? {};
  const what = before ?? after;
  const total = relation.columns.findIndex(({ name, type }) => type === "number" && TOTAL.test(name.trim()));
  if (what === undefined || total < 0 || !SUMMED.has(nounKind(what) ?? "")) return relation;
  const parts = relation.columns.flatMap((column, at) => (at !== total && isPart(column) ? [at] : []));
  if (parts.length < 2 || !addUp(relation, total, parts)) return relation;
  const counted = COUNTED_IN.exec(relation.name)?.groups?.["unit"]?.toLowerCase();
  const columns = relation.columns.map((column, at): Column => {
    if (at !== total && !parts.includes(at)) return column;
    const named = { ...column, name: headWord(column.name) === what ? column.name : `${column.name} ${what}` };
    return counted !== undefined && column.unit === undefined ? { ...named, unit: counted } : named;
  });
  return { ...relation, columns };
}

const isPart = ({ type, role, name }: Column): boolean =>
  type === "number" && role !== "year" && role !== "rank" && /^\p{L}[\p{L}-]+(?: \p{L}+)?$/u.test(name.trim());

/** Is the total the sum of the parts in nearly every row, and of several of them in some? */
function addUp({ rows }: Relation, total: number, parts: readonly number[]): boolean {
  let [stated, right, several] = [0, 0, 0];
  for (const { cells } of rows) {
    const whole = cells[total]!.value;
    if (whole.kind !== "number") continue;
    stated += 1;
    const own = parts.map((at) => cells[at]!.value).flatMap((value) => (value.kind === "number" ? [value] : []));
    const sum = own.reduce((so, { decimal }) => so.plus(decimal), new Decimal(0));
    if (!sum.eq(whole.decimal)) continue;
    right += 1;
    if (own.length > 1) several += 1;
  }
  return stated >= LEAST_ROWS && right >= ADDED_UP * stated && several > 0;
}
