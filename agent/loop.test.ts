import { expect, test } from "vitest";
import { RetryError, SkipError, StopError } from "../core/errors.ts";
import type { Observation, TrajectoryStep } from "../core/observation.ts";
import type { Session, Web } from "../crawler/web.ts";
import type { Agent, Decision, Seen, ToolCall } from "./agent.ts";
import { runAgent } from "./loop.ts";
import { TOOLS, type ToolProfile, toolsOf } from "./tools.ts";

const PAGE: Observation = { url: "https://x.example/", title: "X", text: "seen", part: 1, parts: 1, elements: [] };

/** A web whose `visit` does what it is told, one after the other. */
function webOf(visits: (() => Promise<Observation>)[]): Web & { closed: number } {
  const never = () => Promise.reject(new Error("not asked for"));
  const web = {
    backend: "static" as const,
    closed: 0,
    open: async (): Promise<Session> => ({
      visit: () => visits.shift()!(),
      ...{
        click: never,
        input: never,
        scroll: never,
        go_back: never,
        find: never,
        read_file: never,
        screenshot: never,
      },
      withhold: (text) => text.replaceAll("hunter2", "[withheld]"),
      page: undefined,
      source: undefined,
      close: async () => {
        web.closed++;
      },
    }),
    close: async () => undefined,
  };
  return web;
}

/** An agent that does these things in order, and keeps what it saw. */
function agentOf(decisions: Decision[]): { agent: Agent; seen: (Seen | undefined)[] } {
  const seen: (Seen | undefined)[] = [];
  const run = {
    next: async (last: Seen | undefined) => {
      seen.push(last);
      return decisions.shift()!;
    },
  };
  return { agent: { name: "scripted", defaultMaxSteps: 9, start: () => run }, seen };
}

const call = (tool: string, args: Record<string, unknown>): ToolCall => ({
  thought: `use ${tool}`,
  action: { tool, arguments: args },
});
const VISIT = call("visit", { url: "https://x.example/" });
const ANSWER = call("final_answer", { answer: "42" });
const TASK = { question: "q", root: "https://x.example/", language: "en", maxSteps: 9 };
const NOW = { now: () => new Date(0), sleep: async () => undefined };

async function runOf(decisions: Decision[], visits: (() => Promise<Observation>)[], steps = 9) {
  const recorded: TrajectoryStep[] = [];
  const { agent, seen } = agentOf(decisions);
  const web = webOf(visits);
  const record = async (step: TrajectoryStep) => {
    recorded.push(step);
  };
  const outcome = await runAgent(agent, TASK, web, { steps, time: 10_000 }, record, NOW);
  return { outcome, recorded, seen, web };
}

test("an answer ends the attempt and is a step of its own", async () => {
  const { outcome, recorded, web } = await runOf([VISIT, ANSWER], [async () => PAGE]);
  expect(outcome).toMatchObject({ answer: "42", stop: "answered", steps: 2 });
  expect(recorded.map((step) => [step.number, step.action.tool, step.observation, step.failed])).toEqual([
    [1, "visit", "seen", false],
    [2, "final_answer", "The answer was handed in.", false],
  ]);
  expect(web.closed).toBe(1);
});

test("an unknown tool and malformed arguments go back to the agent as failed steps", async () => {
  const wrong = [call("fly", {}), call("click", { ref: "twelve" }), call("visit", { url: "x", speed: 3 })];
  const { outcome, recorded, seen } = await runOf([...wrong, ANSWER], []);
  expect(recorded.slice(0, 3).map((step) => step.failed)).toEqual([true, true, true]);
  expect(recorded[0]!.observation).toContain("there are: search, visit, click");
  expect(recorded[1]!.observation).toMatch(/arguments of click do not fit: ref:/);
  expect(recorded[2]!.observation).toContain("speed");
  expect(seen[3]).toMatchObject({ failed: true, text: recorded[2]!.observation });
  expect(outcome.stop).toBe("answered");
});

test("a page that cannot be had is told to the agent with what to do", async () => {
  const gone = async () => Promise.reject(new SkipError("not_found", "no page there", { mend: "crawl more" }));
  const { recorded } = await runOf([VISIT, ANSWER], [gone]);
  expect(recorded[0]).toMatchObject({
    failed: true,
    observation: expect.stringMatching(/^no page there; check the address/) as string,
  });
});

test("a fault that may pass is tried three times in one step, and then told", async () => {
  const fault = async () => Promise.reject(new RetryError("network_error", "reset"));
  const { recorded } = await runOf([VISIT, VISIT, ANSWER], [fault, fault, async () => PAGE, fault, fault, fault]);
  expect(recorded.map((step) => step.failed)).toEqual([false, true, false]);
});

test("what breaks on our side is an error of the attempt, not an answer", async () => {
  const { outcome, recorded } = await runOf([VISIT], [async () => Promise.reject(new TypeError("a bug"))]);
  expect(outcome).toMatchObject({ stop: "error", answer: null, reason: "a bug" });
  expect(recorded).toHaveLength(1);
});

test("a stop of the whole run passes through, with the session closed", async () => {
  const full = async () => Promise.reject(new StopError("disk full"));
  await expect(runOf([VISIT], [full])).rejects.toThrow("disk full");
});

test("what the session withholds is in no recorded step, and what was asked for stands", async () => {
  const page = { ...PAGE, url: "https://x.example/in?code=hunter2", text: "Page: https://x.example/in?code=hunter2" };
  const decisions = [
    { ...call("visit", { url: "/?c=hunter2" }), thought: "the code is hunter2" },
    call("final_answer", { answer: "hunter2" }),
  ];
  const { outcome, recorded, seen } = await runOf(decisions, [async () => page]);
  expect(recorded[0]).toMatchObject({
    thought: "the code is [withheld]",
    action: { tool: "visit", arguments: { url: "/?c=[withheld]" } },
    observation: "Page: https://x.example/in?code=[withheld]",
    url: "https://x.example/in?code=[withheld]",
  });
  expect(recorded[1]?.action.arguments).toEqual({ answer: "hunter2" });
  expect(outcome.answer).toBe("hunter2");
  // The agent itself goes on with what it typed.
  expect(seen[1]?.observation?.url).toBe(page.url);
});

test("the step budget ends it without an answer", async () => {
  const { outcome } = await runOf([VISIT, VISIT, VISIT], [async () => PAGE, async () => PAGE], 2);
  expect(outcome).toMatchObject({ stop: "steps", answer: null, steps: 2 });
});

test("the time budget ends it without an answer", async () => {
  let now = 0;
  const clock = { now: () => new Date(now), sleep: async () => undefined };
  const slow = async () => {
    now += 20_000;
    return PAGE;
  };
  const { agent } = agentOf([VISIT, VISIT]);
  const budgets = { steps: 9, time: 10_000 };
  const outcome = await runAgent(agent, TASK, webOf([slow]), budgets, async () => undefined, clock);
  expect(outcome).toMatchObject({ stop: "time", steps: 1 });
});

test("an agent with nothing left to try, and one that breaks, end as what they are", async () => {
  expect((await runOf([{ exhausted: "no link left" }], [])).outcome).toMatchObject({
    stop: "exhausted",
    reason: "no link left",
  });
  const broken: Agent = {
    name: "broken",
    defaultMaxSteps: 1,
    start: () => ({ next: () => Promise.reject(new Error("oops")) }),
  };
  const outcome = await runAgent(broken, TASK, webOf([]), { steps: 1, time: 1000 }, async () => undefined, NOW);
  expect(outcome).toMatchObject({ stop: "error", reason: "the agent broke: oops" });
});

test("the tools that browse are the methods of a session, by the same names", async () => {
  const session = await webOf([]).open();
  const methods = Object.entries(session).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  const tools = methods.filter((name) => !["withhold", "close"].includes(name));
  expect(tools.filter((name) => !TOOLS.has(name))).toEqual([]);
});

test("profiles: text has no screenshot and no scroll, deepweb has its three tools, each has the answer", () => {
  const names = (profile: ToolProfile) => toolsOf(profile).map(({ name }) => name);
  expect(names("full").filter((name) => !names("text").includes(name))).toEqual(["scroll", "screenshot"]);
  expect(toolsOf("full", false).map(({ name }) => name)).toEqual(names("full").filter((name) => name !== "screenshot"));
  expect(names("deepweb")).toEqual(["web_search", "page_visit", "pdf_fetch", "final_answer"]);
});
