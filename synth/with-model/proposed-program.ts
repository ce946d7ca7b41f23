import { z } from "zod";
import { Program } from "../../core/program.ts";
import type { ProposalState } from "./proposal-state.ts";
import type { ProposalTurn } from "./proposal-turn.ts";
import type { SitePreview } from "./site-preview.ts";

/** The program that a turn takes, changes or writes; or what is wrong with it. */
export function proposedProgram(
  turn: ProposalTurn,
  { offers, draft }: ProposalState,
  preview: SitePreview,
): { program: Program } | { error: string } {
  if (turn.action === "take") return { program: offers[Number(turn.offer.slice(1) || "1") - 1]!.program };
  if (turn.action !== "change") return written(turn.program, preview);
  if (turn.blank === "") return { error: "no blank was named" };
  return { program: draft!.form.change(turn.blank, turn.value) };
}

/** A program that was written as JSON; it names its tables, and need not bind them. */
function written(text: string, { names }: SitePreview): { program: Program } | { error: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { error: `the program is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = Program.omit({ relations: true, round: true }).safeParse(data);
  if (!parsed.success) return { error: `not a program: ${z.prettifyError(parsed.error).replace(/\s+/g, " ")}` };
  const read = new Set(parsed.data.steps.flatMap((step) => Object.values(step)));
  const relations = Object.fromEntries([...names].filter(([name]) => read.has(name)));
  return { program: { relations, ...parsed.data } };
}
