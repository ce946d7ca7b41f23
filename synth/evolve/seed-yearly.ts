import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import { columnOfYear } from "../../logic/values/year-text.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { leaf, type Node, over } from "./node.ts";
import type { Panel } from "./panels.ts";
import type { Workbench } from "./workbench.ts";

/** Things that state both years, at least, by number and as a share of all. */
const LEAST_STATING = 5;
const STATING_SHARE = 0.5;

/** The ends of a span of years, and the things whose pages state a quantity of both. */
interface Stating {
  of: Node;
  things: SurveyedRelation;
  since: string;
  until: string;
}

/** First and last years of which enough of them state something. */
function spansOf(years: readonly (readonly number[])[]): [number, number][] {
  const all = [...new Set(years.flat())].sort((a, b) => a - b);
  const least = Math.max(LEAST_STATING, years.length * STATING_SHARE);
  return all.flatMap((since) =>
    all.flatMap((until): [number, number][] => {
      const stating = years.filter((own) => own.includes(since) && own.includes(until)).length;
      return since < until && stating >= least ? [[since, until]] : [];
    }),
  );
}

const states = ({ columns }: SurveyedRelation, { name }: Column, year: number) =>
  columns.some(({ column }) => column.name === columnOfYear(name, year));

/**
 * Things that a site groups, so far as their pages state a quantity of two years that lie some years apart. Undefined where too
 * few of them do.
 *
 * @param leastSpan years between the two, at least
 */
export function stateBothYears(
  bench: Workbench,
  panel: Panel,
  column: Column,
  leastSpan: number,
  random: Random,
): Stating | undefined {
  const chances = panel.named.flatMap(({ things, names }) => {
    const fits = spansOf(names.map((name) => panel.members.get(name) ?? [])).filter(
      ([since, until]) => until - since >= leastSpan && [since, until].every((year) => states(things, column, year)),
    );
    return fits.length === 0 ? [] : [{ things, spans: fits }];
  });
  if (chances.length === 0) return undefined;
  const { things, spans } = random.pick(chances);
  const [since, until] = random.pick(spans);
  const columns = [columnOfYear(column.name, since), columnOfYear(column.name, until)];
  const whole = leaf(things.relation.id);
  const all = bench.table(whole)?.rows.length ?? 0;
  const stated = over("stated", whole, { columns });
  // Where all of them state both, there is nothing to say of it.
  const of = bench.table(stated) ? stated : whole;
  const rows = bench.table(of)?.rows.length ?? 0;
  if (rows < Math.max(LEAST_STATING, all * STATING_SHARE)) return undefined;
  return { of, things, since: String(since), until: String(until) };
}
