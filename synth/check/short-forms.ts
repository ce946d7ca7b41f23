import { nameKey } from "../../logic/values/normalise.ts";
import type { Statement } from "./facts-index.ts";

/** Between what a line says of a thing: "Ada Lund – Physics (shared)". */
const PARTED = /\s[-–—|·•]\s|["“”,;:|()（）[\]]/u;
/** Shorter words tell nothing. */
const TELLS = /\p{L}{3}|\p{sc=Han}{2}/u;

/**
 * Whether a piece of a line is a short form of a value: words of it that no other value of its column has. Behind the name of who
 * won it, "Physics" says "Acme Prize for Physics" where the others are for chemistry, and "Prize" says nothing.
 */
export function saysInShort(
  line: string,
  { value, said, entity = "" }: Pick<Statement, "value" | "said" | "entity">,
): boolean {
  if (value.kind !== "text" && value.kind !== "entity") return false;
  const full = nameKey(value.printed);
  const name = nameKey(entity);
  return line.split(PARTED).some((piece) => {
    const key = nameKey(piece);
    if (!TELLS.test(key) || key === full || key === name || !isPartOf(key, full)) return false;
    return ![...said].some((other) => other !== full && isPartOf(key, other));
  });
}

const isPartOf = (part: string, whole: string): boolean =>
  /\p{sc=Han}/u.test(part) ? whole.includes(part) : ` ${whole} `.includes(` ${part} `);
