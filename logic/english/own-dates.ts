import type { Column } from "../../core/relation.ts";
import { headWord } from "./noun-kinds.ts";

const DATED = /^(?:date|year) of (?:the )?(?<of>\p{L}+(?: \p{L}+)?)$|^(?<before>\p{L}+(?: \p{L}+)?) (?:date|year)$/iu;

/** Whose date a name says that it is: "verdict" of "date of verdict" and "verdict date"; undefined of other names. */
export function datedBy(name: string): string | undefined {
  const { of, before } = DATED.exec(name)?.groups ?? {};
  return (of ?? before)?.toLowerCase();
}

/**
 * Is this the date of the things themselves, which they are called after: the "date of decision" of decisions? The one with the latest
 * such date is the most recent decision, and no "decision with the latest date of decision".
 *
 * @param name what the column is called
 * @param noun what one of the things is called
 */
export const isOwnDate = ({ type, role }: Pick<Column, "type" | "role">, name: string, noun: string): boolean =>
  (type === "date" || role === "year") && noun !== "" && datedBy(name) === headWord(noun);
