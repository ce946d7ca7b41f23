import type { Agent, AgentTask, Seen, ToolCall } from "../../agent/agent.ts";
import { type Script, scriptedRun } from "../../agent/scripted-run.ts";
import { termsOf } from "../../agent/search/words.ts";
import { bestAnswer, type Judged, judge, LIKELY, type MemoryItem, memorable, SURE } from "../lexical/critic.ts";
import { type Candidate, rankLinks } from "../lexical/link-choice.ts";
import { passagesOf } from "../lexical/passages.ts";
import { NAME_WEIGHT, type Question, readQuestion } from "../lexical/question.ts";

/** Actions of the published explorer (WebWalker, K = 15). */
export const WALKER_ACTIONS = 15;
/** Parts of the page that the question names which are read in order. */
const LEAFED_PARTS = 6;
/** Searches within one page before it is left. */
const FINDS_PER_PAGE = 2;

/**
 * Explorer and critic without a model. The explorer follows the link whose words match the question best; the critic looks
 * at every observation (the root's too), keeps the lines that matter and answers once one of them covers the question.
 */
export const lexicalWalker: Agent = {
  name: "lexical-walker",
  defaultMaxSteps: WALKER_ACTIONS,
  start: (task) => scriptedRun(walk(task, new WalkState())),
};

/** What a walk knows. Open to whoever shows the memory. */
export class WalkState {
  readonly memory: MemoryItem[] = [];
  readonly visited: string[] = [];
  readonly candidates = new Map<string, Candidate>();
  readonly depths = new Map<string, number>();
  best: Judged | undefined;
}

/** The walk itself. */
export async function* walk(task: AgentTask, state: WalkState): Script {
  let left = task.maxSteps;
  // The answer takes an action, too.
  const act = () => left-- > 1;
  let question = readQuestion(task.question);
  let next: ToolCall = { thought: "I start at the root page of the site.", action: call("visit", { url: task.root }) };
  let first = true;

  while (act()) {
    let seen = yield next;
    if (first && seen.page) question = readQuestion(task.question, seen.page.title);
    first = false;
    arrive(state, seen);
    look(question, state, seen);
    if (sure(state)) break;

    for (const phrase of searches(question, seen)) {
      if (!act()) break;
      seen = yield {
        thought: `This page may hold it; I look for "${phrase}" on it.`,
        action: call("find", { text: phrase }),
      };
      look(question, state, seen);
      if (sure(state)) break;
    }
    if (sure(state)) break;

    for (let part = 1; isAbout(question, seen) && part < Math.min(partsOf(seen), LEAFED_PARTS); part++) {
      if (!act()) break;
      seen = yield {
        thought: "This is the page that the question names; I read on.",
        action: call("scroll", { direction: "down" }),
      };
      look(question, state, seen);
      if (sure(state) || seen.failed) break;
    }
    if (sure(state) || (isAbout(question, seen) && likely(state))) break;

    const chosen = choose(question, state);
    if (!chosen) break;
    // Whatever becomes of it, it is not followed again: what cannot be opened now cannot be opened in the next step.
    state.candidates.delete(chosen.link.url);
    state.visited.push(chosen.link.url);
    next = follow(chosen, seen);
  }

  const { best } = state;
  if (!best?.answer || best.fit < LIKELY) {
    return { exhausted: `no line that was seen answers the question; ${state.memory.length} were kept` };
  }
  return {
    thought: `The line "${best.passage.text}" on "${best.passage.title}" answers the question: ${best.answer.text}.`,
    action: call("final_answer", { answer: best.answer.text }),
  };
}

function call(tool: string, args: Record<string, unknown>): ToolCall["action"] {
  return { tool, arguments: args };
}

function sure(state: WalkState): boolean {
  return state.best?.answer !== undefined && state.best.fit >= SURE;
}

/** Good enough where the page that the question names has been read. */
function likely(state: WalkState): boolean {
  return state.best?.answer !== undefined && state.best.fit >= LIKELY;
}

function partsOf(seen: Seen): number {
  return seen.observation?.parts ?? 1;
}

/** The page's title has every name that the question has. */
function isAbout(question: Question, seen: Seen): boolean {
  if (!seen.observation) return false;
  const title = termsOf(seen.observation.title);
  const names = [...question.weights].filter(([, weight]) => weight >= NAME_WEIGHT);
  return names.length > 0 && names.every(([term]) => title.has(term));
}

/** Notes the page that the session stands on and the links that it offers. */
function arrive(state: WalkState, seen: Seen): void {
  const asked = typeof seen.call.action.arguments.url === "string" ? seen.call.action.arguments.url : undefined;
  if (seen.failed && asked) state.visited.push(asked);
  const { page } = seen;
  if (seen.failed || !page) return;
  const depth = state.depths.get(page.url) ?? 0;
  for (const url of new Set([asked, page.url])) {
    if (url === undefined) continue;
    state.visited.push(url);
    state.candidates.delete(url);
  }
  const host = new URL(page.url).host;
  for (const link of page.links) {
    if (state.visited.includes(link.url) || state.candidates.has(link.url)) continue;
    if (!/^https?:/.test(link.url) || new URL(link.url).host !== host) continue;
    state.candidates.set(link.url, { link, from: page.url, depth });
    state.depths.set(link.url, depth + 1);
  }
}

/** The critic: judges every line of what was seen, keeps what matters, and the best answer so far. */
function look(question: Question, state: WalkState, seen: Seen): void {
  if (!seen.observation) return;
  const judged = judge(question, passagesOf(seen.text, seen.observation.title, seen.observation.url));
  for (const item of memorable(judged)) {
    if (!state.memory.some((known) => known.text === item.text && known.url === item.url)) state.memory.push(item);
  }
  const best = bestAnswer(judged);
  if (best && (!state.best || best.fit > state.best.fit)) state.best = best;
}

/** What to look for on this page: only where its title speaks of the question and not all of it is shown. */
function searches(question: Question, seen: Seen): string[] {
  const { observation } = seen;
  if (!observation || observation.parts < 2) return [];
  const title = termsOf(observation.title);
  if (![...question.weights].some(([term, weight]) => weight >= 1 && title.has(term))) return [];
  return question.phrases
    .filter((phrase) => ![...termsOf(phrase)].every((term) => title.has(term)))
    .slice(0, FINDS_PER_PAGE);
}

function choose(question: Question, state: WalkState): Candidate | undefined {
  return rankLinks(question, [...state.candidates.values()])[0]?.candidate;
}

/** Clicks the link where it stands on the part that is shown; otherwise goes to its address, which the page gave. */
function follow(chosen: Candidate, seen: Seen): ToolCall {
  const { link } = chosen;
  const element = seen.observation?.elements.find((each) => each.href === link.url);
  const thought = `Of the links seen, "${link.text}" fits the question best.`;
  return element
    ? { thought, action: call("click", { ref: element.ref }) }
    : { thought, action: call("visit", { url: link.url }) };
}
