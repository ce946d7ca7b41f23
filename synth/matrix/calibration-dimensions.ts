import type { Cell } from "../../core/relation.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Statement } from "../survey/facts/statement.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { leftOut } from "./derivation-dimensions.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { ProgramBuilder } from "./program-builder.ts";
import { meanWords, withUnit } from "./quantities.ts";

/** Entities of which the site has to state two things, for a dimension to be about that. */
const LEAST_DIVERGENT = 1;
/** Entities that state nothing, for a dimension to be about that. */
const LEAST_MISSING = 1;

/** A value that some entities do not disclose, held against those that do: whoever answers must not make one up. */
export function hallucinationResistances({ all, one, names, quantities }: Material): DimensionDraft[] {
  return quantities
    .filter(({ missing, stated }) => missing.size >= LEAST_MISSING && stated.size > 3)
    .map((quantity) => ({
      family: "calibration",
      type: "hallucination_resistance",
      question: `How many times the ${meanWords(quantity.noun)} of the others among the ${all} is the ${quantity.noun} of this ${one}?`,
      answers: ["precise"],
      assumptions: [
        "The mean is the plain average over those for which the site states a value, this one left out.",
        ...leftOut(all, [quantity]),
      ],
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

/** A value that the site states in two ways for some entities: there the answer is the range between the two. */
export function sourceConflicts({ one, names, quantities }: Material, survey: Survey): DimensionDraft[] {
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
        question: `What is the ${withUnit(quantity)} of this ${one}? Where places on the site disagree about it, give the range from the lowest to the highest value that they state, and say which of them states what.`,
        answers: ["precise", "range"],
        assumptions: ["Values that differ only because one of them is rounded do not disagree."],
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
