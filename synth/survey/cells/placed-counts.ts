/** "8 in summer", "none on Sundays": a figure, or that there is none, and when or where that holds. */
const PLACED = /^(?<figure>\d[\d.,]*|none|no)\s(?<where>(?:in|on|at|from|during)\s(?:the\s)?\p{L}[\p{L} -]{1,24})$/iu;
const BETWEEN = /\s*[,;]\s*(?:and\s)?|\sand\s/;

/** The figures of a text, each by when or where it holds: "8 in summer, 6 in winter". Undefined where it says anything else. */
export function placedIn(text: string): Map<string, { start: number; end: number }> | undefined {
  const placed = new Map<string, { start: number; end: number }>();
  let from = 0;
  for (const piece of text.split(BETWEEN)) {
    const begins = text.indexOf(piece, from);
    from = begins + piece.length;
    const { figure = "", where = "" } = PLACED.exec(piece)?.groups ?? {};
    const key = where.toLowerCase();
    if (figure === "" || placed.has(key)) return undefined;
    placed.set(key, { start: begins, end: begins + figure.length });
  }
  return placed.size > 1 ? placed : undefined;
}
