import type { Draft, DraftCell } from "./relation-draft.ts";

/** A heading that says how each of its cells is built, and the two columns that it names. */
interface Compound {
  names: [string, string];
  /** Where the two parts stand in a cell's text; undefined where the cell is not built so. */
  parts: (text: string) => [Part, Part] | undefined;
}

/** From and to, in characters. */
type Part = [number, number];

/** A heading names a form only where at least this share of its filled cells has it. */
const BUILT_SO = 0.9;
/** Longer parts of a heading (characters) are a sentence. */
const LONGEST_NAME = 40;
const NAMED = /\p{L}{2}/u;

/**
 * Columns whose heading says that their cells print two things ("Name = Default value" above "port = 22", "(Type)
 * Description" above "(Integer) Port of …") become two columns, where the cells are built so.
 */
export function withoutCompounds(draft: Draft): Draft {
  const taken = new Set(draft.columns.map(({ name }) => name.toLowerCase()));
  const split = draft.columns.map(({ name, unnamed }, at) => {
    const compound = unnamed ? undefined : compoundOf(name);
    if (!compound || compound.names.some((one) => taken.has(one.toLowerCase()))) return undefined;
    const cells = draft.rows.map((row) => row.cells[at]!).filter(({ text }) => text !== "");
    const built = cells.filter(({ text, items }) => !items && compound.parts(text));
    return cells.length > 0 && built.length >= BUILT_SO * cells.length ? compound : undefined;
  });
  if (split.every((compound) => compound === undefined)) return draft;
  return {
    ...draft,
    columns: draft.columns.flatMap((column, at) => {
      const [first, second] = split[at]?.names ?? [];
      return first === undefined || second === undefined ? [column] : [{ ...column, name: first }, { name: second }];
    }),
    rows: draft.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell, at) => (split[at] ? partsOf(cell, split[at]) : [cell])),
    })),
  };
}

function compoundOf(name: string): Compound | undefined {
  const equation = /^([^=]+?)\s=\s([^=]+)$/.exec(name);
  if (equation) return named([equation[1]!, equation[2]!], equationParts);
  const bracketed = /^\(([^()]+)\)\s+([^()]+)$/.exec(name);
  return bracketed ? named([bracketed[1]!, bracketed[2]!], bracketParts) : undefined;
}

function named(names: [string, string], parts: Compound["parts"]): Compound | undefined {
  const trimmed: [string, string] = [names[0].trim(), names[1].trim()];
  const fit = trimmed.every((name) => name.length <= LONGEST_NAME && NAMED.test(name));
  return fit && trimmed[0].toLowerCase() !== trimmed[1].toLowerCase() ? { names: trimmed, parts } : undefined;
}

/** "port = 22"; nothing may follow the sign. */
function equationParts(text: string): [Part, Part] | undefined {
  const [whole, name] = /^(\S[^=]*?)\s=(?:\s+|$)/.exec(text) ?? [];
  return whole === undefined || name === undefined
    ? undefined
    : [
        [0, name.length],
        [whole.length, text.length],
      ];
}

/** "(Integer(min=0)) Seconds to wait": up to the bracket that closes the first one. */
function bracketParts(text: string): [Part, Part] | undefined {
  if (!text.startsWith("(")) return undefined;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (depth > 0) continue;
    const rest = text.slice(at + 1);
    return at < 2
      ? undefined
      : [
          [1, at],
          [at + 1 + (rest.length - rest.trimStart().length), text.length],
        ];
  }
  return undefined;
}

/** A cell that is not built so is the first of the two; what it may say of the second nobody knows. */
function partsOf(cell: DraftCell, { parts }: Compound): [DraftCell, DraftCell] {
  const found = parts(cell.text);
  const { items: _items, href: _href, ...plain } = cell;
  if (!found) {
    const doubt = cell.text === "" ? {} : { doubt: "the cell is not built as its heading says" };
    return [cell, { ...part(plain, [cell.text.length, cell.text.length]), ...doubt }];
  }
  return [part(plain, found[0]), part(plain, found[1])];
}

function part(cell: DraftCell, [from, to]: Part): DraftCell {
  const { place } = cell;
  if (place.at !== "cell" && place.at !== "node") return { ...cell, text: cell.text.slice(from, to) };
  const start = place.start ?? 0;
  return { ...cell, text: cell.text.slice(from, to), place: { ...place, start: start + from, end: start + to } };
}
