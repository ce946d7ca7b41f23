import { z } from "zod";
import { codeAsked } from "../chinese/codes-asked.ts";
import { chineseNoun, chineseThings, clauseRun, saidClauses, whichWords, withinWords } from "../chinese/phrasing.ts";
import { areSomebody } from "../english/person-role.ts";
import { nounPhrase, thingsInput } from "../english/phrasing.ts";
import type { Operation } from "../operation.ts";
import { labelCells, labelIndex, tableInput } from "../table.ts";

const Params = z.strictObject({ from: z.string() });

/** The name of the only row of a table. */
export const labelOf: Operation<z.infer<typeof Params>> = {
  name: "label_of",
  family: "element",
  subtype: "retrieve",
  carries: () => true,
  params: Params,
  inputs: ({ from }) => [from],
  guards(_, inputs) {
    const table = tableInput(inputs);
    const index = labelIndex(table);
    if (table.rows.length !== 1) return [{ guard: "ambiguous", message: `${table.rows.length} rows, one is needed` }];
    if (table.rows[0]!.cells[index]!.value.kind === "missing")
      return [{ guard: "missing_cells", message: "the row has no name" }];
    return [];
  },
  evaluate(_, inputs) {
    const table = tableInput(inputs);
    const index = labelIndex(table);
    const cell = table.rows[0]!.cells[index]!;
    return { type: "value", value: cell.value, column: table.columns[index]! };
  },
  uses: (_, inputs) => labelCells(tableInput(inputs)),
  explain: (_, inputs) => `its name: ${labelCells(tableInput(inputs))[0]!.cell.value.printed}`,
  describe(_, inputs, results) {
    const things = thingsInput(inputs);
    const text = nounPhrase({ ...things, one: true });
    const named = labelCells(tableInput(results)).map(({ cell }) => cell.value.printed);
    const question =
      things.asked ??
      `${areSomebody(things.singular, named) ? "who" : "which"} is ${text.replace(/^the /, "the only ")}`;
    return { kind: "value", text, asks: "which", question, sources: things.sources, notes: things.notes };
  },
  describeChinese(_, inputs, results) {
    const things = chineseThings(inputs);
    const text = chineseNoun({ ...things, one: true });
    const table = tableInput(results);
    const code = codeAsked(table.columns[labelIndex(table)]!.name, things.noun);
    const shared = { sources: things.sources, notes: things.notes };
    if (code !== undefined) return { kind: "value", text: `${text}的${code}`, asks: "是什么", ...shared };
    const which = whichWords(things);
    const within = things.fixed === undefined ? "" : `${withinWords({ ...things, clauses: [] })}，`;
    const whose = saidClauses(things.clauses).every(({ form }) => form === "whose") ? "的" : "";
    const described = things.clauses.length > 0 ? `${within}${which}${whose}${clauseRun(things.clauses)}` : undefined;
    const question = things.asked ?? described ?? `${text}是${which}`;
    return { kind: "value", text, asks: `是${which}`, question, ...shared };
  },
};
