import { z } from "zod";
import { CHANGES, changeGuards, changeOf, changePoints, changeUnit, changeWords } from "../change.ts";
import { chineseChange } from "../chinese/change-words.ts";
import { isOfParts } from "../english/parts-of-quantity.ts";
import { SIGNED, SIGNED_CHINESE } from "../english/signed-change.ts";
import type { Guard, Operation } from "../operation.ts";
import { computedTable, type PanelThing, panelCells, panelGuards, panelInputs, panelThings } from "../panel.ts";
import { chinesePanelPhrase, chinesePanelQuantity, panelPhrase, panelQuantity } from "../panel-phrasing.ts";
import { rowName, tableInput } from "../table.ts";
import { PeriodKey } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { keyAt } from "../values/period.ts";

const Params = z.strictObject({
  of: z.string().optional(),
  from: z.string(),
  by: z.string(),
  time: z.string(),
  /** The column of the months or quarters, where `time` says the year alone. */
  within: z.string().optional(),
  column: z.string(),
  take: z.enum(CHANGES),
  since: PeriodKey,
  until: PeriodKey,
});
type Params = z.infer<typeof Params>;

/** What the column is called that a trend makes. */
export function trendColumn({
  take,
  column,
  since,
  until,
}: Omit<Params, "of" | "from" | "by" | "time" | "within">): string {
  return `${take} change of ${column} ${since}-${until}`;
}

/** How much a thing changed, by what the parameters say. */
const changeIn = ({ series }: PanelThing, { take, since, until }: Params) =>
  changeOf(series, take, keyAt(since), keyAt(until));

const pointsIn = ({ series }: PanelThing, { take, since, until }: Params) =>
  changePoints(series, take, keyAt(since), keyAt(until));

/** One row per thing, with how a quantity of it changed from one year to another: a table that can be ranked. */
export const trend: Operation<Params> = {
  name: "trend",
  family: "temporal",
  subtype: "change",
  params: Params,
  computes: trendColumn,
  inputs: panelInputs,
  guards(params, inputs): Guard[] {
    const [since, until] = [keyAt(params.since), keyAt(params.until)];
    return panelGuards(params, inputs, ({ series }) => changeGuards(series, params.take, since, until));
  },
  evaluate: (params, inputs) =>
    computedTable(params, inputs, {
      name: trendColumn(params),
      unit: (of) => changeUnit(params.take, of),
      number: (thing) => changeIn(thing, params),
      points: (thing) => pointsIn(thing, params),
    }),
  uses: (params, inputs) => panelCells(params, inputs, (thing) => pointsIn(thing, params)),
  explain(params, _, result) {
    const table = tableInput([result]);
    const rows = table.rows.map((row) => `${rowName(table, row)}: ${row.cells.at(-1)!.value.printed.slice(0, 12)}`);
    return `${trendColumn(params)}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const things = panelThings(params, results);
    const [since, until] = [keyAt(params.since), keyAt(params.until)];
    const changes = things.map((thing) => changeIn(thing, params));
    const falling = changes.every((change) => change.isNegative());
    const mixed = !falling && changes.some((change) => change.isNegative());
    const { of } = timeWords(things[0]!.series);
    const span = `from ${of(since)} to ${of(until)}`;
    const quantity = panelQuantity(params, inputs, results);
    // "Which item of turnover has the largest increase": it says what rose already.
    const isSaid = params.of === undefined && isOfParts(quantity, params.by);
    const { noun, notes } = changeWords(params.take, isSaid ? "" : quantity, since, until, false, span);
    const signed = falling || (mixed && (params.take === "absolute" || params.take === "percent"));
    return panelPhrase(params, inputs, results, {
      names: { [trendColumn(params)]: noun },
      notes: signed ? [...notes, SIGNED] : notes,
    });
  },
  describeChinese(params, inputs, results) {
    const [since, until] = [keyAt(params.since), keyAt(params.until)];
    const quantity = chinesePanelQuantity(params, inputs, results);
    const { of } = chineseTimeWords(panelThings(params, results)[0]!.series);
    const { noun, notes } = chineseChange(params.take, quantity, since, until, false, of);
    const falls = panelThings(params, results).some((thing) => changeIn(thing, params).isNegative());
    const signed = falls && params.take !== "cagr" && params.take !== "mean_yearly";
    return chinesePanelPhrase(params, inputs, results, {
      names: { [trendColumn(params)]: noun },
      notes: signed ? [...notes, SIGNED_CHINESE] : notes,
    });
  },
};
