import type { Program } from "../../core/program.ts";
import type { Column, Relation } from "../../core/relation.ts";
import { groupThousands, numberWord, ordinalWord, plural } from "../../logic/english.ts";
import { humanise } from "../../logic/humanise.ts";
import { foldText } from "../../logic/normalise.ts";

/**
 * Everything that a program fixes (columns, names, limits, places, rounding) and that its question does not say. Empty
 * where each slot of the program is found again in the text.
 */
export function missingSlots(program: Program, question: string, relations: ReadonlyMap<string, Relation>): string[] {
  // "the second-highest area" says "second".
  const said = words(question) + words(question.replace(/(?<=\p{L})-(?=\p{L})/gu, " "));
  const columns = new Map<string, Column>(
    Object.values(program.relations).flatMap(
      (id) => relations.get(id)?.columns.map((column) => [column.name, column] as const) ?? [],
    ),
  );
  const slots = program.steps.flatMap((step) => slotsOf(step, columns));
  if (program.round !== undefined)
    slots.push(program.round === 0 ? ["nearest whole number"] : [`${numberWord(program.round)} decimal`]);
  return slots.filter((forms) => !forms.some((form) => said.includes(words(form)))).map((forms) => forms[0]!);
}

/** Each slot as the forms that it may take in the text. */
function slotsOf(step: Record<string, unknown>, columns: ReadonlyMap<string, Column>): string[][] {
  const slots: string[][] = [];
  const visit = (data: unknown, key: string): void => {
    if (Array.isArray(data)) {
      if (step["op"] === "join" && key === "columns") return;
      for (const item of data) visit(item, key);
    } else if (data !== null && typeof data === "object") {
      for (const [name, inner] of Object.entries(data)) visit(inner, name);
    } else if (
      typeof data === "string" &&
      (key === "column" || key === "by" || (key === "on" && step["op"] === "follow")) &&
      columns.has(data)
    ) {
      const spoken = columnForms(columns.get(data)!);
      if (spoken) slots.push(spoken);
    } else if (typeof data === "string" && (key === "value" || key === "names" || key === "label")) {
      slots.push(literalForms(data));
    } else if (typeof data === "number" && key === "k" && data > 1) {
      slots.push([numberWord(data), ordinalWord(data), String(data)]);
    }
  };
  for (const [key, data] of Object.entries(step)) if (key !== "as" && key !== "op" && key !== "from") visit(data, key);
  return slots;
}

/** Verbs stand for columns like "founded"; the label's own name is never said. */
function columnForms(column: Column): string[] | undefined {
  if (column.role === "label") return undefined;
  const said = humanise(column.name);
  return [said, plural(said), said.replace(/^(?:year|date)\s+/, ""), said.replace(/^number of\s+/, "")];
}

function literalForms(text: string): string[] {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return [groupThousands(text), text];
  const iso = /^(\d{4})-\d{2}/.exec(text);
  return iso ? [text, iso[1]!] : [text];
}

const words = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}%.,-]+/gu, " ")
    .trim()} `.replace(/[.,]\s/g, " ");
