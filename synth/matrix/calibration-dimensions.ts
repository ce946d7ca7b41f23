import type { Cell } from "../../core/relation.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Statement } from "../survey/facts/statement.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { asked } from "./derivation-dimensions.ts";
import type { DimensionDraft, Material } from "./draft.ts";
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
    .filter(
      ({ averaged, additive, missing, stated }) =>
        (averaged || (additive && stated.size === LEAST_STATED)) &&
        missing.size >= LEAST_MISSING &&
        stated.size >= LEAST_STATED,
    )
    .map((quantity) => {
      // Two others have no mean; three have a total.
      const isShare = quantity.stated.size === LEAST_STATED;
      const question = isShare
        ? { question: say.sumOfParts(called, quantity), assumptions: [] }
        : say.timesStatedMean(called, quantity);
      return {
        family: "calibration",
        type: "hallucination_resistance",
        ...asked(material, question, [quantity]),
        answers: ["precise"],
        quantities: [quantity],
        own: [quantity],
        programs(entity) {
          const builder = new ProgramBuilder();
          if (isShare) return [builder.program(builder.share(quantity, entity, names))];
          const others = names.filter((name) => name !== entity);
          return [
            builder.program(
              builder.step("ratio", { a: builder.own(quantity, entity), b: builder.over("mean", quantity, others) }),
            ),
          ];
        },
      };
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
