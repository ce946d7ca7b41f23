import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import { formulaColumn } from "../../logic/operations/formula-column.ts";
import { isCurrency, sameUnit } from "../../logic/values/units.ts";
import { type Branch, leaf, over } from "./node.ts";
import { countsPeople } from "./refusals/counted-per.ts";
import { isHeldAgainst } from "./refusals/odd-formula.ts";
import { isSayableLimit, roundThreshold } from "./round-threshold.ts";
import type { Workbench } from "./workbench.ts";
import type { YearTable } from "./year-tables.ts";

/** Over fewer years nothing goes together. */
const LEAST_CORRELATED = 5;

interface Asked {
  bench: Workbench;
  /** The years that both tables state, with a quantity of each. */
  years: Branch;
  first: Column;
  second: Column;
  random: Random;
}

/** Questions over two tables of different pages that have a row per year each: "in the year with the fewest visitors, what was the income?" */
export function seedYearTables(bench: Workbench, random: Random): Branch | undefined {
  const pair = random.pick(bench.yearTables);
  const [left, right] = random.shuffle(pair.tables) as [YearTable, YearTable];
  const [first, second] = [random.pick(left.measures), random.pick(right.measures)];
  if (!pair.ofOneMatter && !isOfAnyMatter(first) && !isOfAnyMatter(second)) return undefined;
  const years: Branch = {
    op: "same_years",
    params: {
      time: left.time,
      column: first.name,
      alsoTime: right.time,
      also: second.name,
      since: pair.years[0],
      until: pair.years.at(-1),
    },
    inputs: { left: leaf(left.surveyed.relation.id), right: leaf(right.surveyed.relation.id) },
  };
  return random.pick(QUESTIONS)({ bench, years, first, second, random });
}

/** What an organisation is asked about whatever it does: how many people, and how much money. */
const isOfAnyMatter = ({ name, unit }: Column): boolean =>
  countsPeople(name) || (unit !== undefined && isCurrency(unit));

/** "What was the income in the year from 2019 to 2024 in which the number of visitors was the lowest?" */
const inPeak = ({ years, first, second, random }: Asked): Branch =>
  over("in_peak_year", years, { column: second.name, by: first.name, end: random.pick(["highest", "lowest"]) });

/** "In how many years from 2019 to 2024 was the number of visitors above 400 and the income below £2 million?" */
function bothLimited({ bench, years, first, second, random }: Asked): Branch | undefined {
  const table = bench.table(years);
  if (!table) return undefined;
  const limits = [first, second].flatMap((column, at) => {
    const values = table.rows.flatMap(({ cells }) => {
      const { value } = cells[at + 1]!;
      return value.kind === "number" ? [value.decimal] : [];
    });
    const limit = roundThreshold(values, column.unit);
    return limit === undefined || !isSayableLimit(limit, values)
      ? []
      : [{ column: column.name, is: random.pick([">", "<"]), value: limit }];
  });
  return limits.length === 2 ? over("years_within", years, { limits }) : undefined;
}

/** "In which year from 2019 to 2024 was the income per visitor the highest?" */
function perOther({ years, first, second, random }: Asked): Branch | undefined {
  // What of two tables is told per another is so per head, or a part of the same in the same unit.
  const isPart = first.unit !== undefined && sameUnit(first.unit, second.unit);
  if (!isHeldAgainst(first, second) || !(countsPeople(second.name) || isPart)) return undefined;
  const params = { formula: "ratio", a: first.name, b: second.name } as const;
  const ratios = over("formula_column", years, params);
  return over("label_of", over("kth", ratios, { by: formulaColumn(params), k: 1, end: random.pick(ENDS) }));
}
const ENDS = ["highest", "highest", "lowest"] as const;

/** "What is the Pearson correlation coefficient between the number of visitors and the income over the years from 2019 to 2024?" */
function together({ bench, years, first, second }: Asked): Branch | undefined {
  if ((bench.table(years)?.rows.length ?? 0) < LEAST_CORRELATED) return undefined;
  return over("pearson", years, { column: first.name, by: second.name });
}

const QUESTIONS: readonly ((asked: Asked) => Branch | undefined)[] = [
  inPeak,
  inPeak,
  bothLimited,
  perOther,
  perOther,
  together,
];
