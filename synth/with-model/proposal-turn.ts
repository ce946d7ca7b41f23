import { z } from "zod";
import { SUBTYPES } from "../../core/program.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { untrusted } from "../../llm/untrusted.ts";
import { operations } from "../../logic/registry.ts";
import type { Evolution } from "../evolve/evolve.ts";
import type { Asked } from "./aide.ts";
import { countsOf, type ProposalState, unseen } from "./proposal-state.ts";
import type { SitePreview } from "./site-preview.ts";

/** Kinds of question that are asked for. */
const RARE = 4;
const TURN_TOKENS = 2_048;

/** What the model says in one turn; what its action does not need is empty. */
export interface ProposalTurn {
  thought: string;
  action: string;
  page: string;
  offer: string;
  blank: string;
  value: string;
  program: string;
}

/** What may be done now: only looking as long as the turns are just enough to see the pages that have to be seen. */
function possible(state: ProposalState, least: number, left: number): string[] {
  const owed = least - state.visited.size;
  const look = unseen(state).length > 0 ? ["look"] : [];
  if (owed > 0 && owed >= left - 2) return look;
  return [
    ...look,
    ...(state.offers.length > 0 ? ["take"] : []),
    ...(state.draft ? ["change"] : []),
    "write",
    ...(owed <= 0 && state.told && "candidate" in state.told && state.told.against === undefined ? ["emit"] : []),
    "stop",
  ];
}

const oneOf = (names: readonly string[]) => z.enum(["", ...names] as [string, ...string[]]);

function turnSchema(state: ProposalState, actions: readonly string[]): z.ZodType<ProposalTurn> {
  return z.strictObject({
    thought: z.string(),
    action: z.enum(actions as [string, ...string[]]),
    page: oneOf(unseen(state).map((_, index) => String(index + 1))),
    offer: oneOf(state.offers.map((_, index) => `P${index + 1}`)),
    blank: oneOf([...(state.draft?.form.blanks.keys() ?? [])]),
    value: z.string(),
    program: z.string(),
  });
}

/** Asks for a turn; undefined where nothing is possible any more. */
export async function askTurn(
  state: ProposalState,
  { archive, bench }: Evolution,
  preview: SitePreview,
  least: number,
  left: number,
): Promise<Asked<ProposalTurn> | undefined> {
  const prompt = promptNamed("evolve");
  const { language } = bench.survey;
  const actions = possible(state, least, left);
  if (actions.length === 0) return undefined;
  const counts = countsOf(archive.elites());
  const rare = [...SUBTYPES].sort((a, b) => counts.get(a)! - counts.get(b)!).slice(0, RARE);
  const slots = {
    site: `${bench.survey.siteName} (${bench.survey.root})`,
    tables: preview.text,
    rare: rare.map((subtype) => subtype.replaceAll("_", " ")).join(", "),
    visited: String(state.visited.size),
    least: String(least),
    pages: untrusted(
      unseen(state)
        .map(({ title, url }, index) => `${index + 1}. ${title} ${url}`)
        .join("\n"),
      bench.survey.root,
    ),
    seen: state.seen,
    offers: state.offers.map(({ question, subtype }, index) => `P${index + 1} (${subtype}): ${question}`).join("\n"),
    program: state.draft ? programText(state.draft) : "–",
    told: state.told === undefined ? "–" : "error" in state.told ? state.told.error : state.told.checklist,
    outcome: state.outcome,
    left: String(left),
    actions: actions.join(", "),
  };
  const names = operations().map(({ name, subtype }) => `${name} (${subtype})`);
  const system = [
    prompt.text("system", language),
    prompt.text("operations", language, { operations: names.join(", ") }),
  ];
  return state.aide.ask({
    purpose: "evolve",
    messages: [
      { role: "system", content: system.join("\n\n") },
      { role: "user", content: prompt.text("turn", language, slots) },
    ],
    shape: { name: "turn", schema: turnSchema(state, actions) },
    more: { maxTokens: TURN_TOKENS },
  });
}

/** The program as JSON, and its blanks with what they take. */
function programText({ program: { steps, answer }, form }: NonNullable<ProposalState["draft"]>): string {
  const takes = [...form.blanks].map(([key, what]) => `${key}: ${what}`);
  return `${JSON.stringify({ steps, answer })}\n${takes.join("\n")}`;
}
