import type { Relation } from "../../../core/relation.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import type { Noun } from "./noun-phrases.ts";

/** "Member since", "Member of" */
const HEADED = /^member\s/i;
/** "Members", "Members of the council": what a group's own page lists, or counts. */
const OWN = /^members(?:\s|$)/i;
const MEMBER = /^member$/i;

/**
 * What rows are that a site calls by the group that they belong to: pages filed under "Jury" that say "Member since 2009", or "Member"
 * as a role, are those of jury members.
 */
export function asMembers(noun: Noun, { columns, rows }: Relation): Noun {
  if (nounKind(noun.singular) !== "group") return noun;
  if (columns.some(({ name }) => OWN.test(name))) return noun;
  const areMembers = columns.some(
    ({ name, role }, at) =>
      role !== "label" && (HEADED.test(name) || rows.some(({ cells }) => MEMBER.test(cells[at]!.value.printed.trim()))),
  );
  return areMembers ? { singular: `${noun.singular} member`, plural: `${noun.singular} members` } : noun;
}
