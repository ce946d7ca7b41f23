import type { Cell } from "../../core/relation.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { findPanels } from "../evolve/panels.ts";
import type { Statement } from "../survey/facts/statement.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { asked } from "./derivation-dimensions.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { panelName, panelQuantity, panelYears } from "./panel-quantities.ts";
import { ProgramBuilder } from "./program-builder.ts";

/** Entities of which the site has to state two things, for a dimension to be about that. */
const LEAST_DIVERGENT = 1;
/** Entities that state nothing, for a dimension to be about that. */
const LEAST_MISSING = 1;
/** Of fewer there is no mean of the others. */
const LEAST_STATED = 3;

/** A value that some entities do not disclose, held against those that do: whoever answers must not make one up. */
export function hallucinationResistances(material: Material): DimensionDraft[] {
  const { called, say, names, quantities, sparse } = material;
  return [...quantities, ...sparse]
    .filter(({ averaged, missing, stated }) => averaged && missing.size >= LEAST_MISSING && stated.size >= LEAST_STATED)
    .map((quantity) => ({
      family: "calibration",
      type: "hallucination_resistance",
      ...asked(material, say.timesStatedMean(called, quantity), [quantity]),
      answers: ["precise"],
      quantities: [quantity],
      own: [quantity],
      programs(entity) {
        const builder = new ProgramBuilder();
        const others = names.filter((name) => name !== entity);
        return [
          builder.program(
            builder.step("ratio", { a: builder.own(quantity, entity), b: builder.over("mean", quantity, others) }),
          ),
        ];
      },
    }));
}

/** The year after the last that the site states for all entities alike: whoever answers must not carry a series on unasked. */
export function yearsNotYetStated({ called, say, names }: Material, survey: Survey): DimensionDraft[] {
  return findPanels(survey).flatMap((panel): DimensionDraft[] => {
    const years = panelYears(panel, names);
    if (!years || panel.by === undefined) return [];
    const { by, time } = panel;
    const period = String(years.until + 1);
    return panel.measures.flatMap((column): DimensionDraft[] => {
      const quantity = panelQuantity(panel, column, survey);
      if (!quantity) return [];
      const values = panel.surveyed.relation.rows.flatMap(({ cells }) => {
        const { value } = cells[quantity.column.index]!;
        return value.kind === "number" ? [value.decimal] : [];
      });
      return [
        {
          family: "calibration",
          type: "hallucination_resistance",
          question: say.inYear(called, quantity, period),
          answers: ["precise"],
          assumptions: [],
          quantities: [quantity],
          own: [{ ...quantity, missing: new Map(names.map((name) => [name, undefined])) }],
          period,
          unstated: { period, unit: column.unit, values },
          programs(entity) {
            const builder = new ProgramBuilder();
            const from = builder.relation(quantity);
            const own = builder.step("filter", {
              from,
              where: { column: by, is: "equals", value: panelName(panel, entity) },
            });
            const then = builder.step("filter", { from: own, where: { column: time, is: "equals", value: period } });
            return [builder.program(builder.step("lookup", { from: then, column: column.name }))];
          },
        },
      ];
    });
  });
}

/** A value that the site states in two ways for some entities: there the answer is the range between the two. */
export function sourceConflicts({ called, say, names, quantities }: Material, survey: Survey): DimensionDraft[] {
  return quantities.flatMap((quantity): DimensionDraft[] => {
    const other = new Map<string, { surveyed: SurveyedRelation; column: string; label: string }>();
    for (const name of names) {
      const cell = quantity.stated.get(name);
      const found = cell && otherStatement(cell, survey);
      if (found) other.set(name, found);
    }
    if (other.size < LEAST_DIVERGENT) return [];
    return [
      {
        family: "calibration",
        type: "cross_source_conflict",
        ...say.conflict(called, quantity),
        answers: ["precise", "range"],
        quantities: [quantity],
        own: [quantity],
        programs(entity) {
          const builder = new ProgramBuilder();
          const first = builder.program(builder.own(quantity, entity));
          const found = other.get(entity);
          if (!found) return [first];
          const second = new ProgramBuilder();
          const from = second.relation({ surveyed: found.surveyed });
          return [first, second.program(second.step("lookup", { from, column: found.column, label: found.label }))];
        },
      },
    ];
  });
}

/** Another statement of the same fact, in the same unit and with another value, that a program can look up by name. */
function otherStatement(
  cell: Cell,
  survey: Survey,
): { surveyed: SurveyedRelation; column: string; label: string } | undefined {
  const { divergent } = survey.agreement().elsewhere(cell.evidence);
  for (const { b, cause } of divergent) {
    if (cause !== "unknown") continue;
    const found = lookedUp(b, cell, survey);
    if (found) return found;
  }
  return undefined;
}

function lookedUp(statement: Statement, cell: Cell, { relations, lone }: Survey) {
  const { value } = statement;
  if (value.kind !== "number" || cell.value.kind !== "number" || value.unit !== cell.value.unit) return undefined;
  if (new Decimal(value.decimal).eq(cell.value.decimal)) return undefined;
  const surveyed = [...relations, ...lone].find(({ relation }) => relation.id === statement.relation.id);
  const label = surveyed?.label;
  if (!surveyed || label?.column.role !== "label") return undefined;
  const named = surveyed.relation.rows.filter(
    (row) => !row.total && foldText(printedText(row.cells[label.index]!.value)) === foldText(statement.entity),
  );
  return named.length === 1 ? { surveyed, column: statement.column.name, label: statement.entity } : undefined;
}
