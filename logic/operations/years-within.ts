import { z } from "zod";
import { chineseThings, columnName, withinWords } from "../chinese/phrasing.ts";
import { chineseQuantityWords } from "../chinese/quantity-words.ts";
import { chineseQuantity } from "../chinese/units.ts";
import { isPlural } from "../english/english.ts";
import { quantity, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, labelCells, tableInput } from "../table.ts";
import { computed, decimalOf } from "../values/measure.ts";

const Limit = z.strictObject({
  column: z.string(),
  is: z.enum([">", "<"]),
  value: z.string().regex(/^-?\d+(?:\.\d+)?$/),
});
const Params = z.strictObject({
  /** The years of `same_years`. */
  from: z.string(),
  /** A limit for each of their two quantities. */
  limits: z.tuple([Limit, Limit]),
});
type Params = z.infer<typeof Params>;

function meets(table: TableResult, row: WorkRow, { column, is, value }: z.infer<typeof Limit>): boolean {
  const cell = row.cells[columnIndex(table, column)]!.value;
  if (cell.kind !== "number") return false;
  return is === ">" ? decimalOf(cell).gt(value) : decimalOf(cell).lt(value);
}

const met = ({ limits }: Params, table: TableResult): WorkRow[] =>
  table.rows.filter((row) => limits.every((limit) => meets(table, row, limit)));

/** In how many of the years one quantity was above, or below, a limit and another one as well. */
export const yearsWithin: Operation<Params> = {
  name: "years_within",
  family: "set",
  subtype: "existence",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ limits }, inputs): Guard[] {
    const table = tableInput(inputs);
    const [one, other] = limits;
    if (one.column === other.column) return [{ guard: "trivial", message: "both limits are of one quantity" }];
    const wrong = limits.find(({ column }) => columnNamed(table, column).type !== "number");
    if (wrong) return [{ guard: "not_number", message: `"${wrong.column}" does not hold numbers` }];
    // A limit that all of one page's years keep to, or none, leaves nothing for the other page to say.
    const idle = limits.find((limit) => {
      const { length } = table.rows.filter((row) => meets(table, row, limit));
      return length === 0 || length === table.rows.length;
    });
    return idle ? [{ guard: "trivial", message: `all years, or none, are ${idle.is} ${idle.value}` }] : [];
  },
  evaluate: (params, inputs) => ({
    type: "value",
    value: computed(new Decimal(met(params, tableInput(inputs)).length), undefined),
  }),
  uses({ limits }, inputs) {
    const table = tableInput(inputs);
    return [...labelCells(table), ...limits.flatMap(({ column }) => columnCells(table, column))];
  },
  explain(params, inputs) {
    const table = tableInput(inputs);
    const said = params.limits.map(({ column, is, value }) => `${column} ${is} ${value}`).join(" and ");
    return `${said} in ${met(params, table).length} of ${table.rows.length} years`;
  },
  describe({ limits }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const [one, other] = limits.map(({ column, is, value }) => {
      const found = columnNamed(table, column);
      const name = quantityName(found, things, found.unit);
      const than = `${is === ">" ? "above" : "below"} ${quantity(value, found.unit)}`;
      return { name, than, be: isPlural(name) ? "were" : "was" };
    }) as [Said, Said];
    const years = `${things.plural} ${things.span ?? ""}`.trim();
    const second = one.be === other.be ? "" : `${other.be} `;
    return {
      kind: "value",
      text: `the number of ${years} in which the ${one.name} ${one.be} ${one.than} and the ${other.name} ${other.be} ${other.than}`,
      asks: "how many",
      question: `in how many ${years} ${one.be} the ${one.name} ${one.than} and ${second}the ${other.name} ${other.than}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese({ limits }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const said = limits.map(({ column, is, value }) => {
      const found = columnNamed(table, column);
      const name = columnName(found, things);
      const { more, less } = chineseQuantityWords(found, name);
      return `${name}${is === ">" ? more : less}${chineseQuantity(value, found.unit)}`;
    });
    const { noun, sources, notes } = things;
    const text = `${withinWords(things)}，${said.join("且")}的`;
    const question = noun === "年份" ? `${text}有几年` : `${text}${noun}有几个`;
    return { kind: "value", text: `${text}${noun}数`, asks: "是多少", question, sources, notes };
  },
};

interface Said {
  name: string;
  than: string;
  be: string;
}
