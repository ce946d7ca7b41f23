import { z } from "zod";
import { chineseNames, chineseNoun, chineseThings } from "../chinese/phrasing.ts";
import { nameWords, nounPhrase, thingsInput } from "../english/phrasing.ts";
import type { Operation, TableResult } from "../operation.ts";
import { labelCells, labelIndex, printedText, tableInput } from "../table.ts";
import { foldText } from "../values/normalise.ts";

const Params = z.strictObject({
  /** The set. */
  from: z.string(),
  /** The table that the thing belongs to for certain: without it "no" could mean that nobody knows it. */
  of: z.string(),
  label: z.string(),
});

function namesOf(table: TableResult): string[] {
  const index = labelIndex(table);
  return table.rows.map((row) => foldText(printedText(row.cells[index]!.value)));
}

/** Is the thing with this name in the set? */
export const includes: Operation<z.infer<typeof Params>> = {
  name: "includes",
  family: "set",
  subtype: "existence",
  params: Params,
  inputs: ({ from, of }) => [from, of],
  guards({ label }, inputs) {
    const known = namesOf(tableInput(inputs, 1)).filter((name) => name === foldText(label)).length;
    if (known !== 1)
      return [{ guard: known === 0 ? "empty" : "ambiguous", message: `${known} rows are called "${label}"` }];
    return [];
  },
  evaluate({ label }, inputs) {
    const yes = namesOf(tableInput(inputs)).includes(foldText(label));
    return { type: "value", value: { kind: "text", printed: yes ? "yes" : "no" } };
  },
  uses({ label }, inputs) {
    return labelCells(tableInput(inputs, 1)).filter(
      ({ cell }) => foldText(printedText(cell.value)) === foldText(label),
    );
  },
  explain({ label }, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `is ${label} among the ${tableInput(inputs).rows.length} rows: ${shown}`;
  },
  describe({ label }, inputs) {
    const things = thingsInput(inputs);
    const [name] = nameWords([label]);
    const text = `whether ${name} is among ${nounPhrase(things)}`;
    const question = `is ${name} ${things.one ? "" : "among "}${nounPhrase(things)}`;
    return { kind: "value", text, asks: "whether", question, sources: things.sources, notes: things.notes };
  },
  describeChinese({ label }, inputs) {
    const things = chineseThings(inputs);
    const [name] = chineseNames([label], things);
    const text = `${name}是否${things.one ? "就是" : "属于"}${chineseNoun(things)}`;
    return { kind: "value", text, asks: "", sources: things.sources, notes: things.notes };
  },
};
