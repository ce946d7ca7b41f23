import { parse } from "csv-parse/sync";
import { UsageError } from "../../core/errors.ts";

/** Names of fields that hold a question, in benchmark files as they are. */
const FIELD = /^(?:question|query|problem|prompt|instruction)$/i;

/**
 * The questions of a file: JSON (anywhere within), JSON lines, or CSV with a heading.
 *
 * @throws UsageError where it is none of them or has no question field
 */
export function questionsIn(name: string, text: string): string[] {
  const bare = text.replace(/^\uFEFF/, "");
  const found = new Set(/\.csv$/i.test(name) ? inCsv(name, bare) : inJson(name, bare));
  if (found.size === 0)
    throw new UsageError(`${name} holds no question`, { mend: "a field of it has to be called question" });
  return [...found];
}

function inJson(name: string, text: string): string[] {
  const found: string[] = [];
  const visit = (data: unknown): void => {
    if (Array.isArray(data)) for (const item of data) visit(item);
    else if (data !== null && typeof data === "object")
      for (const [key, item] of Object.entries(data))
        if (typeof item === "string" && FIELD.test(key)) found.push(item);
        else visit(item);
  };
  const whole = parsed(text);
  if (whole !== undefined) visit(whole);
  else
    for (const [at, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      const data = parsed(line);
      if (data === undefined)
        throw new UsageError(`${name}: line ${at + 1} is no JSON`, { mend: "give JSON, JSON lines, or CSV as .csv" });
      visit(data);
    }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inCsv(name: string, text: string): string[] {
  let rows: Record<string, string>[];
  try {
    rows = parse(text, { columns: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw new UsageError(`${name} is no CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
  return rows.flatMap((row) => Object.entries(row).flatMap(([key, cell]) => (FIELD.test(key.trim()) ? [cell] : [])));
}
