import { z } from "zod";
import { chineseAsks } from "../chinese/asks.ts";
import { chineseNames, chineseNoun, chineseThings, columnName } from "../chinese/phrasing.ts";
import { isPlural } from "../english.ts";
import { foldText } from "../normalise.ts";
import type { Operation, TableResult, WorkRow } from "../operation.ts";
import { closed, columnVerb, columnWords, nameWords, nounPhrase, ofWord, thingsInput, unitWords } from "../phrasing.ts";
import { isCounted } from "../quantity-name.ts";
import {
  columnCells,
  columnIndex,
  columnNamed,
  labelCells,
  labelIndex,
  printedText,
  rowName,
  tableInput,
} from "../table.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  /** Name of the row; left out where the table has only one. */
  label: z.string().optional(),
});

function rowsNamed(table: TableResult, label: string | undefined): readonly WorkRow[] {
  if (label === undefined) return table.rows;
  const index = labelIndex(table);
  const wanted = foldText(label);
  return table.rows.filter((row) => foldText(printedText(row.cells[index]!.value)) === wanted);
}

/** Who somebody is is not asked with "what". */
const PERSON =
  /(?:^|\s)(?:actor|actress|architect|artist|author|captain|chairman|chairperson|chairwoman|chancellor|chef|coach|composer|conductor|curator|dean|designer|director|discoverer|editor|founder|governor|head coach|host|illustrator|inventor|king|leader|manager|mayor|monarch|narrator|photographer|pianist|poet|president|prime minister|principal|producer|queen|rector|screenwriter|singer|songwriter|speaker|teacher|translator|winner|writer)s?$/i;

/** "How many rooms does the hotel with the highest price have": a longer subject would part the verb too far. */
const MOST_WORDS_BEFORE_VERB = 10;

/** The value of one column in the row that a label names, or in the only row. */
export const lookup: Operation<z.infer<typeof Params>> = {
  name: "lookup",
  family: "element",
  subtype: "retrieve",
  carries: ({ label }) => label === undefined,
  params: Params,
  inputs: ({ from }) => [from],
  guards({ column, label }, inputs) {
    const table = tableInput(inputs);
    const index = columnIndex(table, column);
    const rows = rowsNamed(table, label);
    if (rows.length !== 1) {
      const which = label === undefined ? "one is needed" : `are called "${label}"`;
      return [{ guard: rows.length === 0 ? "empty" : "ambiguous", message: `${rows.length} rows, ${which}` }];
    }
    const { value } = rows[0]!.cells[index]!;
    if (value.kind === "missing") return [{ guard: "missing_cells", message: `"${column}" is not stated there` }];
    if (value.kind === "unsure") return [{ guard: "unsure_cells", message: `"${value.printed}": ${value.why}` }];
    return [];
  },
  evaluate({ column, label }, inputs) {
    const table = tableInput(inputs);
    const index = columnIndex(table, column);
    const cell = rowsNamed(table, label)[0]!.cells[index]!;
    return { type: "value", value: cell.value, column: table.columns[index]! };
  },
  uses({ column, label }, inputs) {
    const table = tableInput(inputs);
    const rows = rowsNamed(table, label);
    return [...(label === undefined ? [] : labelCells(table, rows)), ...columnCells(table, column, rows)];
  },
  explain({ column, label }, inputs, result) {
    const table = tableInput(inputs);
    const printed = result.type === "value" ? printedText(result.value) : "";
    return `${column} of ${rowName(table, rowsNamed(table, label)[0]!)} = ${printed}`;
  },
  describe({ column, label }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const found = columnNamed(table, column);
    const subject =
      label === undefined
        ? nounPhrase({ ...things, one: true })
        : nameWords([rowName(table, rowsNamed(table, label)[0]!)])[0]!;
    const verb = columnVerb(found, things);
    const shared = { kind: "value", sources: things.sources, notes: things.notes } as const;
    if (verb) {
      const when = found.role === "year" ? "in which year" : "on which date";
      const text = `the ${found.role === "year" ? "year in" : "date on"} which ${subject} was ${verb}`;
      return { ...shared, text, asks: "when", question: `${when} was ${subject} ${verb}` };
    }
    const name = columnWords(found, things);
    const unit = found.type === "number" ? unitWords(name, found.unit) : "";
    // Columns that a grouping made speak of the members of a group: "mean area of its countries".
    const [, head = name, members] = /^(.*?) of its (.*)$/.exec(name) ?? [];
    const of = members === undefined ? subject : `the ${members} in ${subject}`;
    const counted = isCounted(found, head);
    const whose = ofWord(head);
    const bare = `the ${closed(counted ? `number of ${head}` : head)} ${whose} ${of}`;
    const text = unit === "" ? bare : `the ${head}${unit} ${whose} ${of}`;
    const short = of.split(" ").length <= MOST_WORDS_BEFORE_VERB && !/[,“]/.test(of);
    const question =
      counted && short
        ? `how many ${head} does ${of} have`
        : `${PERSON.test(head) && found.type !== "number" ? "who" : "what"} ${isPlural(head) && !counted ? "are" : "is"} ${text}`;
    return { ...shared, text, bare, asks: "what", question };
  },
  describeChinese({ column, label }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const found = columnNamed(table, column);
    const subject =
      label === undefined
        ? chineseNoun({ ...things, one: true })
        : chineseNames([rowName(table, rowsNamed(table, label)[0]!)])[0]!;
    const name = columnName(found, things);
    return {
      kind: "value",
      text: `${subject}的${name}`,
      asks: chineseAsks(found, name),
      sources: things.sources,
      notes: things.notes,
    };
  },
};
