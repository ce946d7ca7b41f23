// What agents read: npm run bench -- context [--db waymark-demo/demo.db] [--json]
// Every recorded attempt is held twice as the conversation of an agent that thinks, calls a tool and sees: as Waymark's agents
// hold it, and as plain ReAct does, each observation replayed as it was seen. Steps, thoughts, instructions and tools are the
// same in both; tokens of all requests are added up, instructions and tools in each.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { Conversation } from "../../agent/conversation.ts";
import { chatTools } from "../../agent/next-call.ts";
import { toolsOf } from "../../agent/tools.ts";
import type { Trajectory } from "../../core/attempt.ts";
import type { TrajectoryStep } from "../../core/observation.ts";
import type { Task } from "../../core/task.ts";
import type { ChatMessage, ChatToolCall } from "../../llm/chat.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { estimateTokens } from "../../llm/tokens.ts";
import { untrusted } from "../../llm/untrusted.ts";
import { openStore } from "../../storage/open-store.ts";
import { attemptsOf, listRuns, trajectoryOf } from "../../storage/run-store.ts";
import { findTask } from "../../storage/task-store.ts";
import { Report } from "../report.ts";

/** What was read, in tokens. `fresh`: what stands behind the first message that differs from the request before, which no prompt cache has. */
interface Read {
  all: number;
  fresh: number;
  /** Instructions, question and tools, which no request can do without. */
  heads: number;
}

/** Tokens of texts that were counted already: the same messages stand in request after request. */
const known = new Map<string, number>();

const { values } = parseArgs({
  options: { db: { type: "string", default: "waymark-demo/demo.db" }, json: { type: "boolean" } },
});
const report = new Report("context");
if (!existsSync(values.db)) {
  report.say(`skipped: there is no ${values.db}; npm run demo makes it, or name a database with attempts by --db`);
} else {
  await measure(values.db);
}
report.end();

async function measure(file: string): Promise<void> {
  const store = await openStore(file);
  try {
    for (const run of await listRuns(store)) {
      const sums = { attempts: 0, steps: 0, read: nothing(), replayed: nothing() };
      for (const attempt of await attemptsOf(store, run.id)) {
        const trajectory = await trajectoryOf(store, attempt);
        const task = await findTask(store, attempt.taskId);
        if (trajectory.steps.length === 0 || !task) continue;
        sums.attempts += 1;
        sums.steps += trajectory.steps.length;
        add(sums.read, ofRequests(asHeld(trajectory, task), task.language));
        add(sums.replayed, ofRequests(asReplayed(trajectory, task), task.language));
      }
      if (sums.attempts > 0) tell(run.agent, sums);
    }
  } finally {
    await store.close();
  }
}

function nothing(): Read {
  return { all: 0, fresh: 0, heads: 0 };
}

function add(sum: Read, { all, fresh, heads }: Read): void {
  sum.all += all;
  sum.fresh += fresh;
  sum.heads += heads;
}

function head({ question, root, language }: Task): [system: string, user: string] {
  const prompt = promptNamed("solver");
  return [prompt.text("system", language), prompt.text("user", language, { root, question })];
}

/** The messages of each request: each step is decided on all that was seen before it. */
function* asHeld({ steps }: Trajectory, task: Task): Generator<ChatMessage[]> {
  const { question, language } = task;
  const conversation = new Conversation(...head(task), { question, language });
  for (const step of steps) {
    yield conversation.messages();
    const { thought, action, observation: text, url = "", failed } = step;
    // The same way out of a page as the session's, of which the steps hold only what was printed.
    const observation = { url, title: "", text, part: 1, parts: 1, elements: [] };
    conversation.add(callOf(step), { call: { thought, action }, text, failed, ...(failed ? {} : { observation }) });
  }
}

/** Plain ReAct (Yao et al., ICLR 2023; the baselines of WebWalker and WebAggregator): everything stays. */
function* asReplayed({ steps }: Trajectory, task: Task): Generator<ChatMessage[]> {
  const [system, user] = head(task);
  const messages: ChatMessage[] = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  for (const step of steps) {
    yield messages;
    const call = callOf(step);
    const content = step.failed ? step.observation : untrusted(step.observation, step.url ?? "");
    messages.push({ role: "assistant", content: step.thought, toolCalls: [call] });
    messages.push({ role: "tool", callId: call.id, content });
  }
}

function callOf({ number, action }: TrajectoryStep): ChatToolCall {
  return { id: `step-${number}`, name: action.tool, arguments: JSON.stringify(action.arguments) };
}

function tokensOf(text: string): number {
  const tokens = known.get(text) ?? estimateTokens(text);
  known.set(text, tokens);
  return tokens;
}

function ofRequests(requests: Iterable<ChatMessage[]>, language: string): Read {
  const tools = tokensOf(JSON.stringify(chatTools(toolsOf("full", false), language)));
  const read = nothing();
  let before: string[] = [];
  let first: number | undefined;
  for (const request of requests) {
    const texts = request.map((message) => {
      const calls = message.role === "assistant" && message.toolCalls ? message.toolCalls : [];
      return [message.content, ...calls.map((call) => call.name + call.arguments)].join("\n");
    });
    const tokens = texts.map(tokensOf);
    const from = texts.findIndex((text, at) => text !== before[at]);
    first ??= tools + sum(tokens);
    read.heads += first;
    read.all += tools + sum(tokens);
    read.fresh += (before.length === 0 ? tools : 0) + (from < 0 ? 0 : sum(tokens.slice(from)));
    before = texts;
  }
  return read;
}

function sum(tokens: readonly number[]): number {
  return tokens.reduce((all, each) => all + each, 0);
}

function tell(agent: string, sums: { attempts: number; steps: number; read: Read; replayed: Read }): void {
  const { attempts, steps, read, replayed } = sums;
  const each = (tokens: number) => Math.round(tokens / attempts);
  report.row(`${agent}: tokens per attempt`, each(read.all), "tokens");
  report.row(`${agent}: tokens per attempt, everything replayed`, each(replayed.all), "tokens");
  report.row(`${agent}: tokens per attempt that no cache has`, each(read.fresh), "tokens");
  report.row(`${agent}: tokens per attempt that no cache has, everything replayed`, each(replayed.fresh), "tokens");
  report.say(
    `${agent}: ${attempts} attempts of ${(steps / attempts).toFixed(1)} steps; ${each(read.all)} tokens an attempt ` +
      `(${each(read.fresh)} that no prompt cache has), ${each(replayed.all)} (${each(replayed.fresh)}) with everything replayed`,
  );
  report.ratio(`${agent}: to everything replayed`, read.all / replayed.all);
  const seen = (read.all - read.heads) / (replayed.all - replayed.heads);
  report.ratio(`${agent}: the same without instructions, question and tools`, seen);
}
