import { z } from "zod";
import { jsonOf } from "../../llm/json-text.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { nameKey } from "../../logic/values/normalise.ts";

/** A number as candidates write it: 1234.5, "1,234.5", null. */
const Amount = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((said) => {
    if (said === undefined || said === null || said === "") return undefined;
    const figures = String(said)
      .replace(/[,\s_]|%$/g, "")
      .replace(/^−/, "-");
    return /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(figures) ? new Decimal(figures) : undefined;
  });
const words = z
  .union([z.string(), z.array(z.unknown()), z.null()])
  .optional()
  .transform((said) => (Array.isArray(said) ? said.map(String).join("\n") : (said ?? "")).trim());

/** How candidates write the three types: "Range estimate", "N/A". */
const TYPES = [
  ["precise", /^(?:precise|exact|point)\b/i],
  ["range", /^range\b/i],
  ["not_available", /^(?:not?[\s_-]*(?:available|disclosed)|unavailable|n\/?\.?a\.?$)/i],
] as const;

/** One object of the answer form (DeepWeb-Bench, appendix D); what is missing is undefined or empty. */
const AnswerCell = z.object({
  entity: z.coerce.string(),
  dimension: z.coerce.string(),
  type: z
    .string()
    .transform((type) => TYPES.find(([, written]) => written.test(type.trim()))?.[0])
    .pipe(z.enum(["precise", "range", "not_available"])),
  value: Amount,
  unit: words,
  range_low: Amount,
  range_high: Amount,
  derivation: words,
  source_urls: z
    .union([z.array(z.string()), z.string(), z.null()])
    .optional()
    .transform((urls) => (Array.isArray(urls) ? urls : urls ? [urls] : [])),
});
export type AnswerCell = z.infer<typeof AnswerCell>;

/** What an answer says, cell by cell. */
export interface AnswerCells {
  /** By `cellKey`. */
  cells: Map<string, AnswerCell>;
  /** Objects that are no cell, or the second of one cell with another value. */
  problems: number;
}

export const cellKey = (entity: string, dimension: string): string => `${nameKey(entity)} | ${nameKey(dimension)}`;

/**
 * The cells of an answer: the JSON array that was asked for, alone, fenced, in a text, as the only list of objects of an
 * object, or line by line. A cell that is given twice with different values is given not at all.
 */
export function answerCells(answer: string): AnswerCells {
  const cells = new Map<string, AnswerCell>();
  const contradicted = new Set<string>();
  let problems = 0;
  for (const entry of cellList(answer)) {
    const parsed = AnswerCell.safeParse(entry);
    if (!parsed.success) {
      problems++;
      continue;
    }
    const key = cellKey(parsed.data.entity, parsed.data.dimension);
    const other = cells.get(key);
    if (other && stated(other) !== stated(parsed.data)) contradicted.add(key);
    else cells.set(key, parsed.data);
  }
  for (const key of contradicted) cells.delete(key);
  return { cells, problems: problems + contradicted.size };
}

const stated = ({ type, value, range_low: low, range_high: high }: AnswerCell) => `${type} ${value} ${low} ${high}`;

function cellList(answer: string): unknown[] {
  const from = answer.indexOf("[");
  const to = answer.lastIndexOf("]");
  for (const text of [answer, from >= 0 && to > from ? answer.slice(from, to + 1) : ""]) {
    const data = jsonOf(text);
    if (Array.isArray(data)) return data;
    if (typeof data === "object" && data !== null) {
      const lists = Object.values(data).filter(isListOfObjects);
      if (lists.length === 1) return lists[0]!;
    }
  }
  return answer.split("\n").flatMap((line) => {
    const data = jsonOf(line);
    return isObject(data) ? [data] : [];
  });
}

const isObject = (data: unknown) => typeof data === "object" && data !== null && !Array.isArray(data);
const isListOfObjects = (data: unknown): data is unknown[] =>
  Array.isArray(data) && data.length > 0 && data.every(isObject);
