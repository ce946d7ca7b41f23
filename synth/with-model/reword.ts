import { z } from "zod";
import type { Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { normalForm } from "../check/not-duplicate.ts";
import { missingSlots } from "../phrase/slots.ts";
import type { Aide } from "./aide.ts";
import { programForm } from "./program-form.ts";

/** What became of a question that a model was to put in other words; all but `accepted` leave the grammar's sentence. */
const REWORDING_OUTCOMES = [
  "accepted",
  /** It gave the same sentence back. */
  "same",
  /** Nothing that could be read, or nothing at all. */
  "no_reply",
  /** Something that the program fixes is not said any more, or something is said that it does not fix. */
  "slot_lost",
  /** Read back it is another program. */
  "other_program",
  /** The new words fail a check that the grammar's pass. */
  "check_failed",
] as const;
type RewordingOutcome = (typeof REWORDING_OUTCOMES)[number];

export interface Rewording {
  /** The grammar's sentence. */
  grammar: string;
  proposed: string | null;
  outcome: RewordingOutcome;
  /** One sentence. */
  reason: string;
}

const Proposal = z.strictObject({ question: z.string().min(1) });

/** Tokens of a sentence, thinking included. */
const SENTENCE_TOKENS = 2_048;
/** Columns that are named of a table: it is told, not shown. */
const TOLD_COLUMNS = 40;

/**
 * Puts a task's question in a model's words. The statements behind it (rounding, ties, missing values) stay as they are.
 * Accepted only where every slot of the program, every number, every quoted name and the site's own name survive, and where
 * the model, shown nothing but the new sentence, reads it back as the very program that the answer comes from.
 */
export async function reword(
  aide: Aide,
  task: ProvenTask,
  relations: ReadonlyMap<string, Relation>,
  siteName: string,
): Promise<Rewording> {
  const { asked, notes } = parted(task.question);
  const known = { grammar: task.question, proposed: null };
  const prompt = promptNamed("phrase");
  const { language, kind } = task;
  const role = prompt.names("en").includes(kind) ? [prompt.text(kind, language)] : [];
  const reply = await aide.ask({
    purpose: "phrase",
    messages: [
      { role: "system", content: [prompt.text("system", language), ...role].join("\n\n") },
      {
        role: "user",
        content: prompt.text("user", language, { question: asked, slots: slotsOf(asked, siteName).join("; ") }),
      },
    ],
    shape: { name: "question", schema: Proposal },
    more: { maxTokens: SENTENCE_TOKENS },
  });
  if ("failed" in reply) return { ...known, outcome: "no_reply", reason: reply.failed };
  const said = reply.value.question.replace(/\s+/g, " ").trim();
  const proposed = `${said}${notes}`;
  const told = { ...known, proposed };
  if (said === asked) return { ...told, outcome: "same", reason: "The model gave the same sentence back." };
  const lost = lostSlot({ ...task, question: proposed }, asked, said, relations, siteName);
  if (lost !== undefined) return { ...told, outcome: "slot_lost", reason: lost };
  const other = await readBack(aide, { ...task, question: proposed }, relations);
  if (other.failed !== undefined) return { ...told, outcome: "no_reply", reason: other.failed };
  if (other.wrong !== undefined) return { ...told, outcome: "other_program", reason: other.wrong };
  return { ...told, outcome: "accepted", reason: "Every slot is there, and it reads back as the same program." };
}

/** The question proper, and the statements behind it, which are nobody's to change. */
function parted(question: string): { asked: string; notes: string } {
  const end = Math.max(
    question.lastIndexOf("? "),
    question.lastIndexOf("？"),
    question.endsWith("?") ? question.length - 1 : -1,
  );
  return end < 0
    ? { asked: question, notes: "" }
    : { asked: question.slice(0, end + 1), notes: question.slice(end + 1) };
}

const numbersIn = (text: string) => [...new Set(text.match(/\d[\d.,]*(?<![.,])/g) ?? [])];
const quotedIn = (text: string) => [...new Set(text.match(/“[^”]+”|《[^》]+》/g) ?? [])];

function slotsOf(asked: string, siteName: string): string[] {
  return [...(asked.includes(siteName) ? [siteName] : []), ...quotedIn(asked), ...numbersIn(asked)];
}

/** What the new sentence lacks, or says too much; undefined where every slot survived. */
function lostSlot(
  task: ProvenTask,
  asked: string,
  said: string,
  relations: ReadonlyMap<string, Relation>,
  siteName: string,
): string | undefined {
  if (!/[?？]$/.test(said)) return "It does not end as a question.";
  const missing = [
    ...slotsOf(asked, siteName).filter((slot) => !said.includes(slot)),
    ...missingSlots(task.program, task.question, relations),
  ];
  if (missing.length > 0) return `It does not say “${missing[0]}” any more.`;
  const before = new Set(numbersIn(asked));
  const added = numbersIn(said).find((number) => !before.has(number));
  return added === undefined ? undefined : `It says “${added}”, which the question did not.`;
}

/** Reads the question as a program, blank by blank. */
async function readBack(
  aide: Aide,
  { program, question, language }: ProvenTask,
  relations: ReadonlyMap<string, Relation>,
): Promise<{ failed?: string; wrong?: string }> {
  const form = programForm(program, relations);
  const prompt = promptNamed("phrase");
  const tables = Object.entries(program.relations).map(([name, id]) => {
    const columns = relations.get(id)?.columns ?? [];
    return `${name}: ${columns
      .slice(0, TOLD_COLUMNS)
      .map((column) => column.name)
      .join(", ")}`;
  });
  const reply = await aide.ask({
    purpose: "phrase",
    messages: [
      { role: "system", content: prompt.text("read_system", language) },
      {
        role: "user",
        content: prompt.text("read_user", language, { tables: tables.join("\n"), outline: form.outline, question }),
      },
    ],
    shape: { name: "program", schema: form.schema },
    more: { maxTokens: SENTENCE_TOKENS },
  });
  if ("failed" in reply) return { failed: reply.failed };
  const { program: read, wrong } = form.fill(reply.value);
  const [first] = wrong;
  if (first === undefined && normalForm(read) === normalForm(program)) return {};
  return { wrong: `Read back, it is another program: ${first}.` };
}
