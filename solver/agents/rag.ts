import { z } from "zod";
import type { Agent, AgentTask, AttemptContext, Decision, Seen, ToolCall } from "../../agent/agent.ts";
import { type Script, scriptedRun } from "../../agent/scripted-run.ts";
import type { SearchHit } from "../../agent/search/search-provider.ts";
import { FINAL_ANSWER } from "../../agent/tools.ts";
import type { Encoder } from "../../llm/encoder.ts";
import type { Model } from "../../llm/model.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { structured } from "../../llm/structured.ts";
import { untrusted } from "../../llm/untrusted.ts";
import type { MemoryItem } from "../lexical/critic.ts";
import { callContext, modelSettings } from "../model-agent.ts";
import { type Passage, passagesOf, rankPassages } from "../retrieval/passages.ts";
import { ModelWalk } from "./webwalker.ts";

/** Pages that are opened of what was found. */
const OPENED = 4;
/** A search, the pages, the answer. */
const STEPS = OPENED + 2;
/** Characters of passages that the answer is made from, at most; and the share of what the model reads. */
const SHOWN = { most: 8_000, share: 0.4 };
/** Tokens of the answer, what was thought before it included. */
const ANSWER_TOKENS = 2_048;
/** K of the published walker (WebWalker, section 4). */
const WALKED = 15;

const Reply = z.strictObject({ answer: z.string().min(1) });

/** What agents that retrieve need. */
export interface RagDeps {
  model: Model;
  /** Orders passages by meaning; without one their words alone do. */
  encoder?: Encoder;
}

/** Retrieves, then answers: one search, the first pages of it, and an answer from the passages that fit best. */
export function rag(deps: RagDeps): Agent {
  return {
    name: "rag",
    defaultMaxSteps: STEPS,
    retrieves: true,
    model: settingsOf(deps, "rag"),
    start: (task, context) => scriptedRun(retrieved(task, context, deps, [], Math.min(task.maxSteps - 2, OPENED))),
  };
}

/**
 * Explores first, as `webwalker` does with K actions, then retrieves; what its critic kept is put beside the passages
 * (WebWalker, section 6.2). The steps that the user names are K.
 */
export function ragWebwalker(deps: RagDeps): Agent {
  return {
    name: "rag+webwalker",
    defaultMaxSteps: WALKED,
    extraSteps: STEPS,
    retrieves: true,
    model: settingsOf(deps, "rag", "webwalker"),
    start: (task, context) => scriptedRun(walkedThenRetrieved(task, context, deps)),
  };
}

function settingsOf({ model, encoder }: RagDeps, ...prompts: readonly string[]): NonNullable<Agent["model"]> {
  const settings = modelSettings(model, ...prompts);
  return { ...settings, settings: { ...settings.settings, encoder: encoder?.name ?? null } };
}

async function* walkedThenRetrieved(task: AgentTask, context: AttemptContext, deps: RagDeps): Script {
  const memory: MemoryItem[] = [];
  const walk = new ModelWalk(deps.model, task, context, memory);
  let next: Decision = await walk.next(undefined);
  while ("action" in next && next.action.tool !== FINAL_ANSWER) next = await walk.next(yield next);
  return yield* retrieved(task, context, deps, memory, OPENED);
}

async function* retrieved(
  task: AgentTask,
  context: AttemptContext,
  { model, encoder }: RagDeps,
  memory: readonly MemoryItem[],
  opened: number,
): Script {
  const { question, root } = task;
  const asking = callContext("rag", context);
  const found = yield {
    thought: "I search for what the question says.",
    action: { tool: "search", arguments: { query: question.slice(0, QUERY), ...(root === "" ? {} : { site: root }) } },
  };
  const hits = hitsOf(found);
  const passages: Passage[] = hits.map(({ url, title, snippet }) => ({ url, title, text: snippet }));
  for (const { url, title } of hits.slice(0, Math.max(0, opened))) {
    const seen: Seen = yield {
      thought: `"${title}" may hold it.`,
      action: { tool: "visit", arguments: { url } },
    };
    if (!seen.failed && seen.page) passages.push(...passagesOf(seen.page));
  }
  return await answer(task, model, await rankPassages(question, passages, encoder, asking), memory, context);
}

/** Characters of a query that search engines take. */
const QUERY = 400;

function hitsOf(seen: Seen): SearchHit[] {
  return seen.failed || !Array.isArray(seen.told?.data) ? [] : (seen.told.data as SearchHit[]);
}

async function answer(
  { question, root, language }: AgentTask,
  model: Model,
  passages: readonly Passage[],
  memory: readonly MemoryItem[],
  context: AttemptContext,
): Promise<Decision> {
  const prompt = promptNamed("rag");
  const room = await model.room(SHOWN.most, SHOWN.share);
  let length = 0;
  const shown = passages.filter(({ text }, at) => {
    length += text.length;
    return at === 0 || length <= room;
  });
  // The question is asked all the same: an answer without passages is what the others are compared with.
  const none = language === "zh" ? "（没有找到任何段落）" : "(no passage was found)";
  const found = shown.map(({ url, title, text }) => untrusted(`${title}\n${text}`, url)).join("\n\n") || none;
  const kept = memory.map(({ text, url }) => untrusted(text, url)).join("\n");
  const user = memory.length === 0 ? "user" : "with_memory";
  const reply = await structured(
    model,
    {
      messages: [
        { role: "system", content: prompt.text("system", language) },
        { role: "user", content: prompt.text(user, language, { root, question, passages: found, memory: kept }) },
      ],
      maxTokens: ANSWER_TOKENS,
    },
    { name: "answer", schema: Reply },
    callContext("rag", context),
  );
  if (!reply.ok) return { exhausted: `the model gave no answer: ${reply.error}` };
  return { thought: reply.thinking, action: { tool: FINAL_ANSWER, arguments: reply.value } } satisfies ToolCall;
}
