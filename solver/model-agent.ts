import type { Agent, AgentRun, AgentTask, AttemptContext, Decision, Seen, ToolCall } from "../agent/agent.ts";
import { Conversation, FULL_CHARACTERS } from "../agent/conversation.ts";
import { chatTools, formCall, nextCall, type WrittenCallReader } from "../agent/next-call.ts";
import type { Tool } from "../agent/tools/tool.ts";
import { FINAL_ANSWER, toolNamed } from "../agent/tools.ts";
import { contentId } from "../core/ids.ts";
import type { CallContext } from "../llm/call-context.ts";
import type { ChatToolCall } from "../llm/chat.ts";
import type { Model } from "../llm/model.ts";
import { promptNamed } from "../llm/prompt.ts";

/**
 * Replies in a row that are no tool call before the answer is asked for: each is told what was wrong with the one before, and
 * the last is asked for as a form.
 */
const MALFORMED = 3;

/** Characters of such a reply that are sent back with what was wrong. */
const SENT_BACK = 600;

/** Share of the time from which a step is the last: what is known then is the answer. */
const LAST_SHARE = 0.05;

/** What agents on the shared tools differ in. */
export interface ModelAgentOptions {
  name: string;
  defaultMaxSteps: number;
  /** The tools that it has, the answer among them. */
  tools: readonly Tool[];
  /** Its prompt, with the texts that `solver` has. Default `solver`. */
  prompt?: string;
  /** Reads a call out of a reply's text where no tool was called: programs between fences. */
  written?: WrittenCallReader;
  /** Asked after every observation, before the next decision: what it thinks of it. */
  reflects?: boolean;
}

/** Prompts that any agent's calls may use. */
const SHARED_PROMPTS = ["conversation", "session", "structured", "tool-calls", "tools"];

/** What two runs must share to compare. */
export function modelSettings(model: Model, ...prompts: readonly string[]): NonNullable<Agent["model"]> {
  const all = [...prompts, ...SHARED_PROMPTS];
  const used = Object.fromEntries(all.map((name) => [name, promptNamed(name).id]));
  return { name: model.name, settings: { ...model.settings, prompts: used } };
}

/** Which tools an agent has, and how they are described to the model, is part of what a run is. */
function withTools(settings: NonNullable<Agent["model"]>, tools: readonly Tool[]): NonNullable<Agent["model"]> {
  const described = contentId(chatTools(tools, "en"));
  return { ...settings, settings: { ...settings.settings, tools: tools.map(({ name }) => name), described } };
}

/** An agent that thinks, calls one tool, sees, and thinks again (ReAct, Yao et al. 2023), with its last step kept for the answer. */
export function modelAgent(model: Model, options: ModelAgentOptions): Agent {
  const { name, defaultMaxSteps } = options;
  return {
    name,
    defaultMaxSteps,
    model: withTools(modelSettings(model, options.prompt ?? "solver"), options.tools),
    start: (task, context) => new ModelRun(model, options, task, context),
  };
}

class ModelRun implements AgentRun {
  readonly #model: Model;
  readonly #options: ModelAgentOptions;
  readonly #task: AgentTask;
  readonly #context: CallContext;
  #conversation: Conversation | undefined;
  readonly #timeLeft: () => number;
  #steps = 0;
  /** The model could not call a tool, and could fill in a form: it is given the form from then on. */
  #byForm = false;
  #last: { call: ChatToolCall; note?: string } | undefined;

  constructor(model: Model, options: ModelAgentOptions, task: AgentTask, context: AttemptContext) {
    this.#model = model;
    this.#options = options;
    this.#task = task;
    this.#timeLeft = context.timeLeft;
    this.#context = callContext(options.name, context);
  }

  async next(seen: Seen | undefined): Promise<Decision> {
    const conversation = await this.#begun();
    if (seen && this.#last) {
      conversation.add(this.#last.call, seen, this.#last.note);
      if (this.#options.reflects && this.#steps < this.#task.maxSteps - 1) await this.#reflect(conversation);
    }
    const last = ++this.#steps >= this.#task.maxSteps || this.#timeLeft() < LAST_SHARE;
    const decided = last ? { unusable: "" } : await this.#decide(conversation, this.#options.tools);
    if (!("unusable" in decided)) return decided;
    // Whoever cannot call a tool may still say what it knows.
    conversation.interject({ role: "user", content: this.#text("last") });
    const answered = await this.#decide(conversation, [toolNamed(FINAL_ANSWER)], (text) => ({
      thought: "",
      action: { tool: FINAL_ANSWER, arguments: { answer: text } },
    }));
    if (!("unusable" in answered)) return answered;
    return { exhausted: `${MALFORMED} replies in a row were no tool call; the last: ${answered.unusable}` };
  }

  /** The model's next call of these tools; `said` makes one of a reply in plain text. */
  async #decide(
    conversation: Conversation,
    tools: readonly Tool[],
    said?: (text: string) => ToolCall,
  ): Promise<Decision | { unusable: string }> {
    let wrong = "";
    for (let tries = this.#byForm ? MALFORMED - 1 : 0; tries < MALFORMED; tries++) {
      if (tries === MALFORMED - 1 && !said) {
        const form = await formCall(this.#model, conversation.messages(), tools, this.#context);
        if ("malformed" in form) return { unusable: form.malformed };
        this.#byForm = true;
        this.#last = { call: form.chatCall };
        return { ...onThisPage(form.call, conversation), condensed: conversation.condensed };
      }
      const { written } = this.#options;
      const next = await nextCall(
        this.#model,
        conversation.messages(),
        chatTools(tools, this.#task.language),
        this.#context,
        written,
      );
      if ("call" in next) {
        this.#last = { call: next.chatCall, ...(next.note === undefined ? {} : { note: next.note }) };
        return { ...onThisPage(next.call, conversation), condensed: conversation.condensed };
      }
      const { malformed, reply } = next;
      if (reply.finish === "refused") return { exhausted: malformed };
      wrong = malformed;
      if (said && reply.text !== "" && reply.finish === "stop") return said(reply.text);
      conversation.interject(
        // Some servers refuse messages in which nothing is said.
        ...(reply.text === "" ? [] : [{ role: "assistant" as const, content: reply.text.slice(0, SENT_BACK) }]),
        { role: "user", content: this.#text("malformed", { error: wrong }) },
      );
    }
    return { unusable: wrong };
  }

  /** What was said so far; how much of it stays whole depends on what the model reads. */
  async #begun(): Promise<Conversation> {
    const { root, question, language } = this.#task;
    this.#conversation ??= new Conversation(this.#text("system"), this.#text("user", { root, question }), {
      question,
      language,
      full: await this.#model.room(FULL_CHARACTERS),
    });
    return this.#conversation;
  }

  async #reflect(conversation: Conversation): Promise<void> {
    const question = { role: "user" as const, content: this.#text("reflect") };
    const messages = [...conversation.messages(), question];
    const { text } = await this.#model.chat({ messages, maxTokens: REFLECTION_TOKENS }, this.#context);
    // A conversation that ends with the model's own words would be gone on with, not answered.
    const goOn = { role: "user" as const, content: this.#text("go_on") };
    conversation.remark(question, { role: "assistant", content: text || "–" }, goOn);
  }

  #text(name: string, slots: Record<string, string> = {}): string {
    return promptNamed(this.#options.prompt ?? "solver").text(name, this.#task.language, slots);
  }
}

/** The call with the ref that an element has on the page of now, where it was named by the one that it has above. */
function onThisPage(call: ToolCall, conversation: Conversation): ToolCall {
  const { tool, arguments: args } = call.action;
  const ref = Number(args.ref);
  if (args.ref === undefined || !Number.isInteger(ref) || conversation.actual(ref) === ref) return call;
  return { ...call, action: { tool, arguments: { ...args, ref: conversation.actual(ref) } } };
}

/** Tokens of a reflection at most: three sentences, and what was thought before them. */
const REFLECTION_TOKENS = 1_024;

/** On whose behalf an agent's calls are made. */
export function callContext(
  purpose: string,
  { meter, number, signal, until, attemptId, discretion }: AttemptContext,
): CallContext {
  return {
    purpose,
    sample: number,
    meter,
    signal,
    until,
    discretion,
    ...(attemptId === undefined ? {} : { attemptId }),
  };
}
