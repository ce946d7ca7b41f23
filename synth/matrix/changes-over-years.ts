import { dataRows } from "../../core/relation.ts";
import { changeOf } from "../../logic/change.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { seriesIn } from "../../logic/series.ts";
import { keyAt } from "../../logic/values/period.ts";
import { findPanels, type Panel } from "../evolve/panels.ts";
import type { Survey } from "../survey/survey.ts";
import { isAmountOf } from "./comparable.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { panelName, panelQuantity, panelYears } from "./panel-quantities.ts";
import { ProgramBuilder } from "./program-builder.ts";
import type { Quantity } from "./quantity.ts";
import { runCell } from "./run-cell.ts";

/** Over fewer years there is no mean rate. */
const LEAST_OF_RATE = 2;

interface Span {
  since: string;
  until: string;
}

/**
 * How far a quantity rose or fell over all the years that the site states of every entity. Where all went one way the question says
 * which; where some rose and some fell a change without a sign would tell nobody which of them did, and the yearly rate is asked for.
 */
export function changesOverYears({ called, say, names }: Material, survey: Survey): DimensionDraft[] {
  return findPanels(survey).flatMap((panel): DimensionDraft[] => {
    const years = panelYears(panel, names);
    if (!years || panel.by === undefined || years.since === years.until) return [];
    const span = { since: String(years.since), until: String(years.until) };
    return panel.measures.flatMap((column): DimensionDraft[] => {
      const quantity = panelQuantity(panel, column, survey);
      if (!quantity) return [];
      const program = (op: string, entity: string, signed = false) =>
        programOf(op, panel, quantity, span, { entity, signed });
      const went = directionOf(
        names.map((entity) => program("absolute_change", entity)),
        quantity,
        span,
      );
      if (went === "unknown") return [];
      const inPoints = column.unit?.startsWith("%") === true;
      // Of a share nobody tells the yearly rate.
      if (inPoints && went === "both") return [];
      // Of two years, and of years that are no calendar years, there is no yearly rate: the change has its sign instead.
      const isOfSpan = went === "both" && (panel.grain !== "year" || years.until - years.since < LEAST_OF_RATE);
      // Of marks, some of which rose and some fell, nobody tells the percentage.
      if (isOfSpan && !isAmountOf(column)) return [];
      const op = went === "both" && !isOfSpan ? "cagr" : inPoints ? "absolute_change" : "percent_change";
      const made = (entity: string) => program(op, entity, isOfSpan);
      if (!names.every((entity) => signedChange(made(entity), quantity, span) !== undefined)) return [];
      return [
        {
          family: "derivation",
          type: "chain",
          ...say.changed(called, quantity, {
            ...saidSpan(panel, span),
            inPoints,
            ...(went === "both" ? (isOfSpan ? { went: "signed" as const } : {}) : { went }),
          }),
          answers: ["precise"],
          quantities: [quantity],
          own: [],
          period: Object.values(saidSpan(panel, span)).join("–"),
          programs: (entity) => [made(entity)],
        },
      ];
    });
  });
}

/** The ends of a span as the table prints them: "2021/22", where a year is none of the calendar. */
function saidSpan({ surveyed: { relation }, time, grain }: Panel, { since, until }: Span): Span {
  if (grain === "year") return { since, until };
  const at = relation.columns.findIndex(({ name }) => name === time);
  const printed = dataRows(relation).map(({ cells }) => cells[at]!.value.printed.trim());
  const said = (year: string) => printed.find((text) => text.startsWith(year)) ?? year;
  return { since: said(since), until: said(until) };
}

function programOf(
  op: string,
  { by, time, ...panel }: Panel,
  quantity: Quantity,
  span: Span,
  of: { entity: string; signed: boolean },
) {
  const { entity, signed } = of;
  const builder = new ProgramBuilder();
  const column = quantity.column.column.name;
  const label = panelName({ by, time, ...panel }, entity);
  const series = builder.step("series", { from: builder.relation(quantity), time, column, by, label });
  return builder.program(builder.step(op, { from: series, column, ...span, ...(signed ? { signed } : {}) }));
}

/** The first and the last figure say it, not the yearly rate between them: shares, and spans of one year, have none. */
function directionOf(
  changes: readonly ReturnType<typeof programOf>[],
  quantity: Quantity,
  span: Span,
): "up" | "down" | "both" | "unknown" {
  const signs = changes.map((change) => signedChange(change, quantity, span));
  if (signs.includes(undefined)) return "unknown";
  if (signs.every((sign) => sign! > 0)) return "up";
  return signs.every((sign) => sign! < 0) ? "down" : "both";
}

/** Which way the series went that a program is about: 1 or -1; undefined where the program is refused, as where nothing changed. */
function signedChange(
  program: ReturnType<typeof programOf>,
  { column, surveyed: { relation } }: Quantity,
  { since, until }: Span,
): number | undefined {
  try {
    const [execution] = runCell([program], new Map([[relation.id, relation]])).executions;
    const series = execution?.results.get(program.steps[0]!.as);
    if (series?.type !== "table") return undefined;
    return changeOf(seriesIn(series, column.column.name), "absolute", keyAt(since), keyAt(until)).cmp(0);
  } catch (error) {
    if (error instanceof GuardError) return undefined;
    throw error;
  }
}
