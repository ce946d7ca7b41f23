/** What a list says of others, or of itself, behind its items. */
const LEFT_OUT = /[;.,]?\s*(?:(?:excluded|excluding|not included)\b\s?:?|\b(?:but|and) not\b|[.;\n]\s*not\b)\s.*$/isu;
const COMMENT =
  /[.;。；\n]\s*(?:(?:these|they|all|that|this|both|each|in total|total)\b|[^.;\n]*\b(?:only|not|fewer|less|too few)\b|[^.;\n]*n['’]t\b)[^\n]*$/isu;
const NUMBERED = /^\(?(\d{1,2})[.)]\s+/;

/**
 * The list within an answer: without what it leaves out or remarks behind its items, a table by its first column of names, a
 * countdown and a list in the opposite direction of the question's ("From newest to oldest: …") turned round.
 */
export function listBody(text: string, question: string): string {
  const rows = tableColumn(text);
  if (rows !== undefined) return rows.join("\n");
  const trimmed = text
    .replace(LEFT_OUT, "")
    .replace(COMMENT, "")
    .replace(/^both\s/i, "")
    .replace(/,?\sas well as\s/gi, ", ")
    .replace(/\s(?:is|was|comes)\s(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+)?(?=,\s(?:followed by|then)\b)/giu, "")
    .replace(/,\s(?:followed by|then)\s/gi, ", ");
  const lines = trimmed.split("\n");
  const numbers = lines.map((line) => Number(NUMBERED.exec(line.trim())?.[1] ?? 0));
  if (lines.length > 1 && numbers.every((number, at) => number === lines.length - at))
    return lines.reverse().join("\n");
  return inAskedDirection(trimmed, question);
}

/** The cells of a Markdown table that name its rows. */
function tableColumn(text: string): string[] | undefined {
  const rows = text.split("\n").map((line) => line.trim());
  if (rows.length < 2 || !rows.every((row) => /^\|.*\|$/.test(row))) return undefined;
  const rule = rows.findIndex((row) => /^\|[\s:|-]+\|$/.test(row));
  const cells = rows.slice(rule + 1).map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
  const column =
    cells.every(([first = ""]) => /^\d{1,2}\.?$/.test(first)) && cells.every((row) => row.length > 1) ? 1 : 0;
  return cells.map((row) => row[column] ?? "");
}

const DIRECTION = /\bfrom (?:the )?(\p{L}+) to (?:the )?(\p{L}+)/iu;

function inAskedDirection(text: string, question: string): string {
  const [said, from = "", to = ""] = DIRECTION.exec(text) ?? [];
  const [, askedFrom = "", askedTo = ""] = DIRECTION.exec(question) ?? [];
  if (said === undefined || askedFrom === "") return text;
  const rest = text.replace(said, "").replace(/^[\s:,]+/, "");
  const turned = from.toLowerCase() === askedTo.toLowerCase() && to.toLowerCase() === askedFrom.toLowerCase();
  return turned
    ? rest
        .split(/\s*[,;\n]\s*(?:and\s)?|\sand\s/)
        .reverse()
        .join("\n")
    : rest;
}
