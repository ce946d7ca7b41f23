import { z } from "zod";
import type { Agent, AgentTask, AskedMatrix, AttemptContext, Decision, Seen, ToolCall } from "../../agent/agent.ts";
import { type Script, scriptedRun } from "../../agent/scripted-run.ts";
import type { SearchHit } from "../../agent/search/search-provider.ts";
import { FINAL_ANSWER } from "../../agent/tools.ts";
import { AnswerType } from "../../core/matrix.ts";
import type { CallContext } from "../../llm/call-context.ts";
import type { Model } from "../../llm/model.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { structured } from "../../llm/structured.ts";
import { untrusted } from "../../llm/untrusted.ts";
import { callContext, modelSettings } from "../model-agent.ts";

/** Tool calls and milliseconds of the benchmark (DeepWeb-Bench, section 4). */
const CALLS = 200;
const TIME_MS = 1_800_000;
/** Pages that are read of one search. */
const READ = 2;
/** Searches for what one cell still lacks. */
const SEARCHES_PER_CELL = 1;
/** Share of the time from which nothing more is looked for: what is known is handed in. */
const LAST_SHARE = 0.1;
/** Characters of the evidence that one cell is answered from, at most, and the share of what the model reads; the newest stays. */
const EVIDENCE = { most: 12_000, share: 0.4 };
/** Tokens of what is noted of a page, or of a cell, what was thought before it included. */
const REPLY_TOKENS = 3_000;

/** Characters of a query that search engines take. */
const QUERY = 400;

/** What a page says that some cell needs. */
const Facts = z.strictObject({ facts: z.array(z.strictObject({ entity: z.string(), fact: z.string().min(1) })) });

const Cell = z.strictObject({
  type: AnswerType,
  value: z.number().nullable(),
  unit: z.string(),
  range_low: z.number().nullable(),
  range_high: z.number().nullable(),
  derivation: z.string(),
  source_urls: z.array(z.string()),
  /** What to search for to be sure; "" where nothing is missing. */
  missing: z.string(),
});
type Cell = z.infer<typeof Cell>;

interface Fact {
  entity: string;
  text: string;
  url: string;
}

/**
 * Fills a matrix of entities by dimensions cell by cell with the three tools of DeepWeb-Bench. What a page says is noted once,
 * for all cells that it serves. A cell that the model gives no valid answer to is left out: it is not "not available".
 */
export function matrix(model: Model): Agent {
  return {
    name: "matrix",
    only: "matrix",
    defaultMaxSteps: CALLS,
    defaultMaxTime: TIME_MS,
    model: modelSettings(model, "matrix"),
    start: (task, context) => scriptedRun(filled(task, context, model)),
  };
}

async function* filled(task: AgentTask, context: AttemptContext, model: Model): Script {
  const { matrix: asked } = task;
  if (!asked) return { exhausted: "this task is no matrix: it names no entities and dimensions" };
  const work = new Work(task, asked, model, context);
  const cells: object[] = [];
  for (const entity of asked.entities) {
    yield* work.lookFor(entity, entity);
    for (const dimension of asked.dimensions) {
      let cell = await work.cell(entity, dimension);
      for (let tries = 0; cell && cell.missing.trim() !== "" && tries < SEARCHES_PER_CELL && work.mayGoOn; tries++) {
        const known = work.facts.length;
        yield* work.lookFor(cell.missing.trim(), entity);
        if (work.facts.length > known) cell = await work.cell(entity, dimension);
      }
      if (cell) cells.push(answerCell(entity, dimension.id, cell));
    }
  }
  if (cells.length === 0) return { exhausted: "the model gave no valid answer to any cell" };
  const all = asked.entities.length * asked.dimensions.length;
  return {
    thought: `${cells.length} of ${all} cells are filled.`,
    action: { tool: FINAL_ANSWER, arguments: { answer: JSON.stringify(cells) } },
  } satisfies Decision;
}

/** The form that is asked for; what the type does not need is null. */
function answerCell(entity: string, dimension: string, { missing: _, ...cell }: Cell): object {
  const { type, value, range_low, range_high } = cell;
  return {
    entity,
    dimension,
    ...cell,
    value: type === "precise" ? value : null,
    range_low: type === "range" ? range_low : null,
    range_high: type === "range" ? range_high : null,
  };
}

/** What is known and what may still be spent in one attempt. */
class Work {
  readonly facts: Fact[] = [];
  readonly #task: AgentTask;
  readonly #asked: AskedMatrix;
  readonly #model: Model;
  readonly #context: AttemptContext;
  readonly #asking: CallContext;
  readonly #read = new Set<string>();
  readonly #searched = new Set<string>();
  /** The last call is the answer's. */
  #left: number;

  constructor(task: AgentTask, asked: AskedMatrix, model: Model, context: AttemptContext) {
    this.#task = task;
    this.#asked = asked;
    this.#model = model;
    this.#context = context;
    this.#asking = callContext("matrix", context);
    this.#left = task.maxSteps - 1;
  }

  get mayGoOn(): boolean {
    return this.#left > 0 && this.#context.timeLeft() > LAST_SHARE;
  }

  /** Searches, reads the first pages of what was found that nobody has read yet, and notes what they say. */
  async *lookFor(query: string, entity: string): AsyncGenerator<ToolCall, void, Seen> {
    if (!this.mayGoOn || this.#searched.has(query)) return;
    this.#searched.add(query);
    const { root } = this.#task;
    this.#left--;
    const found: Seen = yield {
      thought: `I look for what the site says of ${entity}.`,
      action: {
        tool: "web_search",
        arguments: { query: query.slice(0, QUERY), ...(root === "" ? {} : { site: root }) },
      },
    };
    const hits = Array.isArray(found.told?.data) ? (found.told.data as SearchHit[]) : [];
    for (const { url, title } of hits.filter((hit) => !this.#read.has(hit.url)).slice(0, READ)) {
      if (!this.mayGoOn) return;
      this.#read.add(url);
      this.#left--;
      const seen: Seen = yield {
        thought: `"${title}" may say something of ${entity}.`,
        action: { tool: "page_visit", arguments: { url } },
      };
      if (!seen.failed && seen.observation) await this.#note(seen.text, seen.observation.url);
    }
  }

  async #note(page: string, url: string): Promise<void> {
    const { entities, dimensions } = this.#asked;
    const found = await this.#ask("reader", "page", Facts, {
      entities: entities.join("; "),
      dimensions: dimensions.map(({ id, question }) => `${id}. ${question}`).join("\n"),
      page: untrusted(page, url),
    });
    for (const { entity, fact } of found?.facts ?? []) this.facts.push({ entity, text: fact, url });
  }

  async cell(entity: string, { question, metric }: AskedMatrix["dimensions"][number]): Promise<Cell | undefined> {
    const mine = this.facts.filter((fact) => fact.entity === entity);
    const others = this.facts.filter((fact) => fact.entity !== entity);
    const room = await this.#model.room(EVIDENCE.most, EVIDENCE.share);
    let length = 0;
    // What is said of the entity itself comes first, the newest of all else after it.
    const shown = [...mine.reverse(), ...others.reverse()].filter(({ text }) => {
      length += text.length;
      return length <= room;
    });
    return await this.#ask("analyst", "cell", Cell, {
      entity,
      question,
      metric: promptNamed("matrix").text("metric", this.#task.language, {
        period: metric.period,
        unit: metric.unit,
        places: String(metric.places),
        types: metric.answerTypes.join(", "),
        assumptions: metric.assumptions.join("\n"),
      }),
      facts:
        shown.length === 0 ? "-" : shown.map((fact) => untrusted(`${fact.entity}: ${fact.text}`, fact.url)).join("\n"),
    });
  }

  async #ask<T>(
    system: string,
    user: string,
    schema: z.ZodType<T>,
    slots: Record<string, string>,
  ): Promise<T | undefined> {
    const prompt = promptNamed("matrix");
    const { language } = this.#task;
    const messages = [
      { role: "system" as const, content: prompt.text(system, language) },
      { role: "user" as const, content: prompt.text(user, language, slots) },
    ];
    const asked = { messages, maxTokens: REPLY_TOKENS };
    const reply = await structured(this.#model, asked, { name: user, schema }, this.#asking);
    return reply.ok ? reply.value : undefined;
  }
}
