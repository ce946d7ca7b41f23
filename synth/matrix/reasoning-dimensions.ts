import { columnNoun } from "../../logic/english/column-noun.ts";
import { isCountable, numberWord } from "../../logic/english/english.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { findPanels, type Panel } from "../evolve/panels.ts";
import type { Survey } from "../survey/survey.ts";
import { isSummable, leftOut, pairs } from "./derivation-dimensions.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { ProgramBuilder } from "./program-builder.ts";
import { meanWords, type Quantity } from "./quantities.ts";

/** What an entity would have, were a total shared out by another quantity; by one of two quantities, a range. */
export function proportionalScenarios({ all, one, names, quantities }: Material): DimensionDraft[] {
  const summable = quantities.filter(isSummable);
  const share = (builder: ProgramBuilder, total: Quantity, by: Quantity, entity: string) => {
    const part = builder.step("ratio", { a: builder.own(by, entity), b: builder.over("sum", by, names) });
    return builder.step("product", { of: [part, builder.over("sum", total, names)] });
  };
  const drafts = pairs(summable).map(([total, by]): DimensionDraft => {
    const others = summable.filter((one) => one !== total && one !== by);
    const second = others[0];
    const basis = second ? `either to their ${by.noun} or to their ${second.noun}` : `to their ${by.noun}`;
    return {
      family: "reasoning",
      type: "scenario",
      question: `Suppose that the combined ${total.noun} of the ${all} were distributed among them in proportion ${basis}. ${
        second
          ? `Between which two values would the ${total.noun} of this ${one} lie?`
          : `What would the ${total.noun} of this ${one} be?`
      }`,
      answers: [second ? "range" : "precise"],
      assumptions: [
        "The combined total stays as it is.",
        ...(second ? ["The two ways of distributing give the two ends of the range."] : []),
        ...leftOut(all, [total, by, ...(second ? [second] : [])]),
      ],
      quantities: [total, by, ...(second ? [second] : [])],
      own: [by, ...(second ? [second] : [])],
      programs: (entity) =>
        (second ? [by, second] : [by]).map((basis) => {
          const builder = new ProgramBuilder();
          return builder.program(share(builder, total, basis, entity));
        }),
    };
  });
  return drafts;
}

/** The mean of the others, were an entity left out. */
export function leftOutScenarios({ all, one, names, quantities }: Material): DimensionDraft[] {
  return quantities
    .filter(({ stated }) => stated.size > 3)
    .map((quantity) => ({
      family: "reasoning",
      type: "scenario",
      question: `Suppose that this ${one} were not counted among the ${all}. What would the ${meanWords(quantity.noun)} of the other ${numberWord(names.length - 1)} be?`,
      answers: ["precise"],
      assumptions: ["The mean is the plain average.", ...leftOut(all, [quantity])],
      quantities: [quantity],
      own: [],
      programs(entity) {
        const builder = new ProgramBuilder();
        const others = names.filter((name) => name !== entity);
        return [builder.program(builder.over("mean", quantity, others))];
      },
    }));
}

/** What an entity would need to catch up with the mean of the others, all else as it is. */
export function catchUpScenarios({ all, one, names, quantities }: Material): DimensionDraft[] {
  return pairs(quantities).flatMap(([a, b]): DimensionDraft[] => {
    if (a.unit === undefined || a.unit !== b.unit || !a.additive || !b.additive) return [];
    return [
      {
        family: "reasoning",
        type: "scenario",
        question: `Suppose that the ${a.noun} of this ${one} became the mean of the other ${numberWord(names.length - 1)} while its ${b.noun} stayed as it is. What would be the ratio of its ${a.noun} to its ${b.noun}?`,
        answers: ["precise"],
        assumptions: [`The mean is the plain average over all of the ${all} but this one.`, ...leftOut(all, [a])],
        quantities: [a, b],
        own: [b],
        programs(entity) {
          const builder = new ProgramBuilder();
          const others = names.filter((name) => name !== entity);
          return [
            builder.program(builder.step("ratio", { a: builder.over("mean", a, others), b: builder.own(b, entity) })),
          ];
        },
      },
    ];
  });
}

/** Years ahead that are asked for; logic refuses what lies further than the series reaches back. */
const AHEAD = 3;

/** Where a quantity is going, by its straight line and by its mean growth: the two ends of a range. */
export function extrapolations({ one, names, scope }: Material, survey: Survey): DimensionDraft[] {
  return findPanels(survey)
    .flatMap((panel) => {
      const { by } = panel;
      if (by === undefined) return [];
      const years = panelYears(panel, names);
      if (!years) return [];
      const [since, until, at] = [String(years.since), String(years.until), String(years.until + AHEAD)];
      return panel.measures.map((column): DimensionDraft => {
        const surveyed = panel.surveyed.columns.find((one) => one.column === column)!;
        const noun = columnNoun(column);
        const quantity: Quantity = {
          surveyed: panel.surveyed,
          column: surveyed,
          noun: column.unit === undefined && isCountable(noun) ? `number of ${noun}` : noun,
          unit: column.unit,
          additive: column.additive === true,
          period: undefined,
          stated: new Map(),
          missing: new Map(),
        };
        const share = column.unit?.startsWith("%") === true;
        const models = share ? ["linear_forecast"] : ["linear_forecast", "growth_forecast"];
        return {
          family: "reasoning",
          type: "extrapolation",
          question: share
            ? `If the ${quantity.noun} of this ${one} went on along the straight line that fits its values from ${since} to ${until} best, what would it be in ${at}?`
            : `Where will the ${quantity.noun} of this ${one} stand in ${at}, if it goes on as from ${since} to ${until}? Give the range between the straight line that fits these years best and growth by the mean of their yearly percentage changes.`,
          answers: [share ? "precise" : "range"],
          assumptions: [
            "The straight line is fitted by least squares, with the year as the independent variable.",
            ...(share
              ? []
              : [
                  `Growth goes on from the value of ${until}; the mean of the percentage changes is the arithmetic one.`,
                ]),
          ],
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
        };
      });
    })
    .filter(() => scope.entities.length === names.length);
}

const panelName = ({ members }: Panel, entity: string): string =>
  [...members.keys()].find((name) => foldText(name) === foldText(entity)) ?? entity;

/** The years that are stated for every entity alike; undefined where they differ or one has none. */
function panelYears(panel: Panel, names: readonly string[]): { since: number; until: number } | undefined {
  const spans = names.map((name) => panel.members.get(panelName(panel, name)) ?? []);
  if (spans.some((years) => years.length === 0)) return undefined;
  const [since, until] = [Math.min(...spans[0]!), Math.max(...spans[0]!)];
  const alike = spans.every((years) => Math.min(...years) === since && Math.max(...years) === until);
  return alike ? { since, until } : undefined;
}
