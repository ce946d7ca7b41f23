import { z } from "zod";
import type { Agent, AgentRun, AgentTask, AttemptContext, Decision, Seen, ToolCall } from "../../agent/agent.ts";
import { chatTools, nextCall } from "../../agent/next-call.ts";
import { toolNamed } from "../../agent/tools.ts";
import type { CallContext } from "../../llm/call-context.ts";
import type { ChatMessage } from "../../llm/chat.ts";
import type { Model } from "../../llm/model.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { structured } from "../../llm/structured.ts";
import { untrusted } from "../../llm/untrusted.ts";
import type { MemoryItem } from "../lexical/critic.ts";
import { callContext, modelSettings } from "../model-agent.ts";
import { WALKER_ACTIONS } from "./lexical-walker.ts";
import { printedFacts } from "./printed-facts.ts";

/** What the critic found on a page. */
const Finding = z.strictObject({ usefulness: z.boolean(), information: z.string() });
/** Whether what is in memory suffices. */
const Judgment = z.strictObject({ judge: z.boolean(), answer: z.string() });

/** Tokens of a critic's word, what was thought before it included. */
const CRITIC_TOKENS = 2_048;
/** Replies in a row that name nothing to click before the walk is given up. */
const MALFORMED = 3;
/** Actions that the explorer's next decision is told of: it should not go in circles. */
const REMEMBERED = 12;

/**
 * Explorer and critic (WebWalker, section 3.3): the explorer thinks and clicks one element, and never answers; after every
 * action, the opening of the root included, the critic reads what was seen, keeps what is useful, and says whether memory
 * suffices. Out of actions, what the critic can say from memory is the answer.
 */
export function webwalker(model: Model): Agent {
  return {
    name: "webwalker",
    defaultMaxSteps: WALKER_ACTIONS,
    model: modelSettings(model, "webwalker"),
    start: (task, context) => new ModelWalk(model, task, context, []),
  };
}

/** One walk; whoever shows the memory hands in the list that it is kept in. */
export class ModelWalk implements AgentRun {
  readonly #model: Model;
  readonly #task: AgentTask;
  readonly #context: CallContext;
  readonly #memory: MemoryItem[];
  readonly #opened: string[] = [];
  #steps = 0;

  constructor(model: Model, task: AgentTask, context: AttemptContext, memory: MemoryItem[]) {
    this.#memory = memory;
    this.#model = model;
    this.#task = task;
    this.#context = callContext("webwalker", context);
  }

  async next(seen: Seen | undefined): Promise<Decision> {
    this.#steps++;
    if (!seen) return { thought: "", action: { tool: "visit", arguments: { url: this.#task.root } } };
    const last = this.#steps >= this.#task.maxSteps;
    const answer = await this.#criticise(seen, last);
    if (answer !== undefined) {
      return { thought: "The facts collected suffice.", action: { tool: "final_answer", arguments: { answer } } };
    }
    if (last) return { exhausted: `${this.#memory.length} facts were kept, and they do not answer the question` };
    return await this.#explore(seen);
  }

  /** Reads what was seen; the answer where memory suffices, or where there is no action left and it says something. */
  async #criticise(seen: Seen, last: boolean): Promise<string | undefined> {
    const { question } = this.#task;
    if (seen.observation) {
      const found = await this.#ask(
        "critic",
        "observation",
        { question, action: actionText(seen.call), page: untrusted(seen.text, seen.observation.url) },
        { name: "finding", schema: Finding },
      );
      const facts = printedFacts(found?.information ?? "", seen.text, question).text;
      if (found?.usefulness && facts !== "") {
        this.#memory.push({ text: facts, url: seen.observation.url });
      } else if (!last) {
        return undefined;
      }
    } else if (!last) {
      return undefined;
    }
    if (this.#memory.length === 0) return undefined;
    const memory = this.#memory.map(({ text, url }) => untrusted(text, url)).join("\n");
    const said = await this.#ask("judge", "memory", { question, memory }, { name: "judgment", schema: Judgment });
    const answer = said?.answer.trim() ?? "";
    return answer !== "" && (said?.judge || last) ? answer : undefined;
  }

  async #explore(seen: Seen): Promise<Decision> {
    const page = seen.observation ? untrusted(seen.text, seen.observation.url) : seen.text;
    const messages: ChatMessage[] = [
      { role: "system", content: this.#text("explorer") },
      { role: "user", content: this.#text("task", { question: this.#task.question, page }) },
    ];
    if (this.#opened.length > 0) {
      const visited = this.#opened.slice(-REMEMBERED).join("; ");
      messages.push({ role: "user", content: this.#text("tried", { visited }) });
    }
    const tools = chatTools(
      ["click", "scroll", "go_back"].map((name) => toolNamed(name)),
      this.#task.language,
    );
    let wrong = "";
    for (let tries = 0; tries < MALFORMED; tries++) {
      const next = await nextCall(this.#model, messages, tools, this.#context);
      if ("call" in next) {
        const error = clickError(next.call, seen);
        if (error === undefined) {
          this.#opened.push(opened(next.call, seen));
          return next.call;
        }
        wrong = error;
      } else {
        wrong = next.malformed;
      }
      messages.push({ role: "user", content: this.#text("malformed", { error: wrong }) });
    }
    return { exhausted: `${MALFORMED} replies in a row named nothing to click; the last: ${wrong}` };
  }

  /** A critic's word; undefined where the model gave none that fits, twice. */
  async #ask<T>(
    system: string,
    user: string,
    slots: Record<string, string>,
    shape: { name: string; schema: z.ZodType<T> },
  ): Promise<T | undefined> {
    const messages: ChatMessage[] = [
      { role: "system", content: this.#text(system) },
      { role: "user", content: this.#text(user, slots) },
    ];
    const reply = await structured(this.#model, { messages, maxTokens: CRITIC_TOKENS }, shape, this.#context);
    return reply.ok ? reply.value : undefined;
  }

  #text(name: string, slots: Record<string, string> = {}): string {
    return promptNamed("webwalker").text(name, this.#task.language, slots);
  }
}

function actionText({ action }: ToolCall): string {
  return `${action.tool} ${JSON.stringify(action.arguments)}`;
}

/** Why this click cannot be made on the part of the page that is shown; undefined where it can. */
function clickError({ action }: ToolCall, seen: Seen): string | undefined {
  if (action.tool !== "click" || !seen.observation) return undefined;
  const known = seen.observation.elements.some(({ ref }) => ref === action.arguments.ref);
  return known ? undefined : `there is no element [${String(action.arguments.ref)}] here`;
}

/** What was opened, in words: the element's name, since numbers differ from page to page. */
function opened({ action }: ToolCall, seen: Seen): string {
  const element = seen.observation?.elements.find(({ ref }) => ref === action.arguments.ref);
  return element ? `${element.role} "${element.name}"` : action.tool;
}
