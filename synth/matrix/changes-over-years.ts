import { GuardError } from "../../logic/guard-error.ts";
import { findPanels, type Panel } from "../evolve/panels.ts";
import type { Survey } from "../survey/survey.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { panelName, panelQuantity, panelYears } from "./panel-quantities.ts";
import { ProgramBuilder } from "./program-builder.ts";
import type { Quantity } from "./quantities.ts";
import { numbersOf, runCell } from "./run-cell.ts";

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
      const program = (op: string, entity: string) => programOf(op, panel, quantity, span, entity);
      const went = directionOf(
        names.map((entity) => program("cagr", entity)),
        quantity,
      );
      if (went === "unknown") return [];
      const inPoints = column.unit?.startsWith("%") === true;
      // Of a share nobody tells the yearly rate.
      if (inPoints && went === "both") return [];
      const op = went === "both" ? "cagr" : inPoints ? "absolute_change" : "percent_change";
      return [
        {
          family: "derivation",
          type: "chain",
          ...say.changed(called, quantity, { ...span, inPoints, ...(went === "both" ? {} : { went }) }),
          answers: ["precise"],
          quantities: [quantity],
          own: [],
          period: `${span.since}–${span.until}`,
          programs: (entity) => [program(op, entity)],
        },
      ];
    });
  });
}

function programOf(op: string, { by, time, ...panel }: Panel, quantity: Quantity, span: Span, entity: string) {
  const builder = new ProgramBuilder();
  const column = quantity.column.column.name;
  const label = panelName({ by, time, ...panel }, entity);
  const series = builder.step("series", { from: builder.relation(quantity), time, column, by, label });
  return builder.program(builder.step(op, { from: series, column, ...span }));
}

function directionOf(
  rates: readonly ReturnType<typeof programOf>[],
  { surveyed: { relation } }: Quantity,
): "up" | "down" | "both" | "unknown" {
  try {
    const signs = rates.flatMap((rate) =>
      numbersOf(runCell([rate], new Map([[relation.id, relation]])).reference).map((value) => Math.sign(Number(value))),
    );
    if (signs.every((sign) => sign > 0)) return "up";
    return signs.every((sign) => sign < 0) ? "down" : "both";
  } catch (error) {
    if (error instanceof GuardError) return "unknown";
    throw error;
  }
}
