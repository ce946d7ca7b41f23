import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { silentProgress } from "../../core/progress.ts";
import { crawl } from "../../crawler/explore/crawl.ts";
import type { AskedBody } from "../../llm/scripted-server.fixture.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { secondOpinionsOf } from "../../storage/second-opinion-store.ts";
import { generate } from "../generate.ts";
import { type OrchardSite, serveOrchards } from "../orchard-site.fixture.ts";
import { Aide, type AideOptions } from "./aide.ts";
import { type Answers, type HelpingModel, helpingModel, saidTo } from "./helping-model.fixture.ts";

const COUNT = 6;
let folder: string;
let site: OrchardSite;
let store: Store;
let helper: HelpingModel | undefined;
/** Questions that generation gives without a model. */
let plain: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-with-model-"));
  site = await serveOrchards();
  store = await openStore(join(folder, "a.db"));
  await crawl({ roots: [site.root], render: "never", pace: 0 }, { store, progress: silentProgress });
  plain = (await generate(options("plain"), { store })).accepted.map(({ question }) => question);
}, 60_000);
afterAll(async () => {
  await store.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  helper = undefined;
});
afterEach(async () => {
  await helper?.server.close();
});

const options = (set: string) => ({
  roots: [site.root],
  set,
  purpose: "evaluation" as const,
  count: COUNT,
  seed: "1",
  budget: 600,
});

const turn = (said: object) => ({ thought: "", page: "", offer: "", blank: "", value: "", program: "", ...said });

/** A model that only ever agrees: says each question again as it is, finds nothing wrong, and knows nothing by heart. */
const agreeable: Answers = {
  question: (body) => ({ question: questionIn(body) }),
  verdict: () => ({
    notes: "all there",
    evidence: "pass",
    question: "pass",
    answer: "pass",
    domain: "Geography",
    operations: ["set->filter->top"],
  }),
  answer: () => ({ answer: "I cannot know" }),
  turn: () => turn({ action: "stop" }),
};

const questionIn = (body: AskedBody) => /Question: (.*)/.exec(saidTo(body))![1]!;

async function made(set: string, answers: Answers, more: AideOptions = {}) {
  await store.db.deleteFrom("model_calls").execute();
  helper = await helpingModel(store, answers);
  const report = await generate(options(set), { store, aide: new Aide(helper.model, more) });
  return { ...report, model: report.model! };
}

const setId = async (name: string) =>
  (await store.db.selectFrom("task_sets").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;

describe("generation with a model", () => {
  it("has each task looked at a second time, over its pages, and counts what that cost", async () => {
    const report = await made("agreeable", agreeable);
    expect(report.accepted.map(({ question }) => question)).toEqual(plain);
    expect(report.model).toMatchObject({
      rewordings: { same: COUNT },
      second_stage: {
        asked: COUNT,
        dropped: 0,
        share: 0,
        agreement: { answer: { compared: COUNT, agreed: COUNT, open: 0 } },
        closed_book: { probed: COUNT, known: 0 },
      },
    });
    // One turn, then a rewording, a verdict and three closed-book tries each.
    expect(report.model.calls).toBe(1 + COUNT * 5);
    expect(report.model.tokens_per_task).toBe(Math.round(((1 + COUNT * 5) * 110) / COUNT));
    for (const [index, task] of report.accepted.entries()) {
      const asked = saidTo(helper!.asked("verdict")[index]!);
      for (const { url } of task.pages) expect(asked).toContain(`source=${JSON.stringify(url)}`);
    }
    const stored = await secondOpinionsOf(store, await setId("agreeable"));
    expect(stored).toHaveLength(COUNT);
    expect(stored[0]).toMatchObject({ domain: "Geography", tries: 3, known: 0, dropped: false });
    const { tokens, model } = await store.db
      .selectFrom("generations")
      .select(["tokens", "model"])
      .where("set_id", "=", await setId("agreeable"))
      .executeTakeFirstOrThrow();
    expect({ tokens, model }).toEqual({ tokens: report.model.tokens, model: "stub" });
  });

  it("turns away what the second stage is against, under its name, and takes others instead", async () => {
    const refused = plain[0]!;
    const report = await made("strict", {
      ...agreeable,
      verdict: (body) => ({
        ...(agreeable.verdict!(body) as object),
        ...(saidTo(body).includes(refused) ? { answer: "fail", notes: "a value is not there" } : {}),
      }),
    });
    expect(report.accepted).toHaveLength(COUNT);
    expect(report.accepted.map(({ question }) => question)).not.toContain(refused);
    expect(report.rejected.second_stage).toBe(1);
    expect(report.model.second_stage).toMatchObject({ dropped: 1, reasons: { answer: 1 } });
    expect(report.model.second_stage!.agreement.answer).toEqual({ compared: COUNT + 1, agreed: COUNT, open: 0 });
    const dropped = (await secondOpinionsOf(store, await setId("strict"))).filter((opinion) => opinion.dropped);
    expect(dropped).toMatchObject([{ question: refused, notes: "a value is not there", rules: { answer: "pass" } }]);
  });

  it("turns away what the model knows by heart", async () => {
    const known = plain[1]!;
    const answer = (await generate(options("plain"), { store })).accepted[1]!.answerText;
    const report = await made("by-heart", {
      ...agreeable,
      answer: (body) => ({ answer: saidTo(body).includes(known) ? answer : "I cannot know" }),
    });
    expect(report.accepted.map(({ question }) => question)).not.toContain(known);
    // Which tasks there are depends on the port of the site: its root seeds the search, so one more may say `known` too.
    const dropped = (await secondOpinionsOf(store, await setId("by-heart"))).filter((opinion) => opinion.dropped);
    expect(dropped.length).toBeGreaterThan(0);
    for (const { question } of dropped) expect(question).toContain(known);
    const count = dropped.length;
    expect(report.model.second_stage).toMatchObject({ reasons: { closed_book: count }, closed_book: { known: count } });
  });

  it("asks it no more where it is against everything, and goes by the rules", async () => {
    const report = await made("against-all", {
      ...agreeable,
      verdict: (body) => ({ ...(agreeable.verdict!(body) as object), question: "fail" }),
    });
    expect(report.accepted).toHaveLength(COUNT);
    expect(report.rejected.second_stage).toBe(4);
    expect(report.model.second_stage).toMatchObject({ asked: 4, dropped: 4, set_aside: true });
  });

  it("counts opinions that could not be read, and goes by the rules", async () => {
    const report = await made("mumbling", { ...agreeable, verdict: () => ({ say: "looks fine" }) });
    expect(report.accepted.map(({ question }) => question)).toEqual(plain);
    expect(report.model.malformed).toBe(COUNT);
    expect(report.model.second_stage).toMatchObject({
      dropped: 0,
      agreement: { answer: { compared: 0, open: COUNT } },
    });
  });
});

describe("a model that fails", () => {
  it("never loses the run: tasks are made without it from then on, and it is said", async () => {
    const notes: string[] = [];
    let left = 4;
    const report = await made(
      "failing",
      {
        ...agreeable,
        question: (body) => (left-- > 0 ? agreeable.question!(body) : { status: 401, message: "key revoked" }),
      },
      { note: (text) => notes.push(text) },
    );
    expect(report.accepted.map(({ question }) => question)).toEqual(plain);
    expect(report.model).toMatchObject({ rewordings: { same: 4 }, ended: expect.stringContaining("key revoked") });
    expect(notes).toEqual([expect.stringContaining("is asked no more")]);
  });

  it("ends with its budget, and the run goes on", async () => {
    const report = await made("budget", agreeable, { limits: { tokens: 1_000 } });
    expect(report.accepted.map(({ question }) => question)).toEqual(plain);
    expect(report.model.ended).toContain("budget of 1000 tokens is used up");
  });

  it("that was asked before is not asked again: the same tasks, at the same price, with nobody there", async () => {
    const first = await made("again", agreeable);
    const asked = helper!.server.asked.length;
    const again = await generate(options("again"), { store, aide: new Aide(helper!.model) });
    expect(helper!.server.asked).toHaveLength(asked);
    expect(again.accepted.map(({ id }) => id)).toEqual(first.accepted.map(({ id }) => id));
    expect(again.model).toEqual(first.model);
  });
});

describe("questions in a model's words", () => {
  it("stand in the set, know their grammar, and are no twins of themselves when they are made again", async () => {
    const answers: Answers = {
      ...agreeable,
      question: (body) => ({ question: questionIn(body).replace(/, (?=wh|how)/, ", tell me: ") }),
      program: (body) => truthOf(body),
    };
    const report = await made("words", answers);
    const reworded = report.accepted.filter(({ question }) => question.includes("tell me"));
    expect(reworded.length).toBeGreaterThan(0);
    expect(report.model.rewordings.accepted).toBe(reworded.length);
    const rows = await store.db.selectFrom("rewordings").select(["task_id", "grammar", "outcome"]).execute();
    for (const { id } of reworded) {
      expect(rows).toContainEqual({ task_id: id, grammar: expect.any(String), outcome: "accepted" });
    }
    const again = await generate(options("words"), { store, aide: new Aide(helper!.model) });
    expect(again.accepted.map(({ id }) => id)).toEqual(report.accepted.map(({ id }) => id));
  });

  /** Fills in what stands in the new words, by what the plain tasks have: looked up by the tail of the question. */
  function truthOf(body: AskedBody): unknown {
    const schema = (body.response_format as { json_schema: { schema: { properties: Record<string, unknown> } } })
      .json_schema.schema;
    const asked = saidTo(body).replace("tell me: ", "");
    const program = programs.find(({ question }) => asked.includes(question.slice(0, question.indexOf("?"))))!.program;
    return Object.fromEntries(
      Object.keys(schema.properties).map((key) => [key, key === "also" ? "" : valueAt(program.steps, key)]),
    );
  }

  let programs: { question: string; program: { steps: readonly object[] } }[];
  beforeAll(async () => {
    programs = (await generate({ ...options("wide"), count: 20 }, { store })).accepted;
  });

  function valueAt(steps: readonly object[], key: string): unknown {
    const [, step, ...path] = key.split("_");
    let data: unknown = steps[Number(step) - 1];
    for (const name of path) data = (data as Record<string, unknown>)[name];
    return data;
  }
});
