import { findPanels } from "../evolve/panels.ts";
import type { Survey } from "../survey/survey.ts";
import { isTransferable } from "./comparable.ts";
import { asked, isSummable, toldPairs } from "./derivation-dimensions.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { panelName, panelQuantity, panelYears } from "./panel-quantities.ts";
import { ProgramBuilder } from "./program-builder.ts";
import type { Quantity } from "./quantity.ts";
import { quotientOf } from "./quotients.ts";
import { isVaried } from "./rate-scenarios.ts";

/** What an entity would have, were a total shared out by another quantity; by one of two quantities, a range. */
export function proportionalScenarios(material: Material): DimensionDraft[] {
  const { called, say, names, quantities, bench } = material;
  const summable = quantities.filter(isSummable);
  const share = (builder: ProgramBuilder, total: Quantity, by: Quantity, entity: string) => {
    const part = builder.step("ratio", { a: builder.own(by, entity), b: builder.over("sum", by, names) });
    return builder.step("product", { of: [part, builder.over("sum", total, names)] });
  };
  // Whoever deals a total out does it by what it is told per: money by heads, and not by guarantees.
  const drafts = toldPairs(material).flatMap(([total, by]): DimensionDraft[] => {
    if (!isTransferable(total) || !isVaried(total)) return [];
    const second = summable.find((one) => one !== total && one !== by && quotientOf(total, one, bench)?.[1] === one);
    const used = [total, by, ...(second ? [second] : [])];
    return [
      {
        family: "reasoning",
        type: "scenario",
        template: "shared_out",
        ...asked(material, say.sharedOut(called, total, by, second), used),
        answers: [second ? "range" : "precise"],
        quantities: used,
        own: [by, ...(second ? [second] : [])],
        programs: (entity) =>
          (second ? [by, second] : [by]).map((basis) => {
            const builder = new ProgramBuilder();
            return builder.program(share(builder, total, basis, entity));
          }),
      },
    ];
  });
  return drafts;
}

/** Years ahead that are asked for; logic refuses what lies further than the series reaches back. */
const AHEAD = 3;

/** Where a quantity is going, by its straight line and by its mean growth: the two ends of a range. */
export function extrapolations({ called, say, names, scope }: Material, survey: Survey): DimensionDraft[] {
  return findPanels(survey)
    .flatMap((panel) => {
      const { by } = panel;
      if (by === undefined) return [];
      const years = panelYears(panel, names);
      if (!years) return [];
      const [since, until, at] = [String(years.since), String(years.until), String(years.until + AHEAD)];
      return panel.measures.flatMap((column): DimensionDraft[] => {
        const quantity = panelQuantity(panel, column, survey);
        if (!quantity) return [];
        const share = column.unit?.startsWith("%") === true;
        const models = share ? ["linear_forecast"] : ["linear_forecast", "growth_forecast"];
        return [
          {
            family: "reasoning",
            type: "extrapolation",
            ...say.outlook(called, quantity, { since, until, at, byGrowth: !share }),
            answers: [share ? "precise" : "range"],
            quantities: [quantity],
            own: [],
            period: at,
            programs: (entity) =>
              models.map((op) => {
                const builder = new ProgramBuilder();
                const from = builder.relation(quantity);
                const label = panelName(panel, entity);
                const series = builder.step("series", { from, time: panel.time, column: column.name, by, label });
                return builder.program(builder.step(op, { from: series, column: column.name, since, until, at }));
              }),
          },
        ];
      });
    })
    .filter(() => scope.entities.length === names.length);
}
