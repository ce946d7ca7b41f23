import { describe, expect, it } from "vitest";
import { lakes } from "../relation.fixture.ts";
import { context, outcome, printing, task } from "./check.fixture.ts";
import { clear } from "./clear.ts";
import { timeStable } from "./time-stable.ts";

const asked = (question: string) => context({ task: { ...task, question } });
const { question } = task;

describe("clear", () => {
  it.each([
    ["two questions", `${question} And which is the deepest?`],
    ["no question", question.replaceAll("?", ".")],
    ["an open quotation", question.replace(/\?/, "”?")],
    ["debris", question.replace("what", "what [object Object]")],
    ["an address", `${question} See https://lakes.example/.`],
    ["a vague word", question.replace("what is", "roughly what is")],
    ["a vague word in Chinese", "在湖泊登记网站上，某些湖泊的平均深度是多少？"],
    ["a word twice", question.replace("what is the", "what is the the")],
    ["no end", `${question} ${"Round well. ".repeat(90)}`],
  ])("fails for %s", async (_, corrupted) => {
    expect(await outcome(clear, asked(corrupted))).toBe("fail");
  });

  it("takes what was done most recently of all for one thing, and what was done recently for any", async () => {
    const ends = (words: string) => outcome(clear, asked(question.replace("?", ` of the lake that was ${words}?`)));
    expect(await ends("dammed second most recently")).toBe("pass");
    expect(await ends("recently dammed")).toBe("fail");
  });

  it("lets the site's own words stand", async () => {
    const quoted = question.replace("site", "site “What about some lakes? Several <b>facts”");
    expect(await outcome(clear, asked(quoted.replace("<b>", "")))).toBe("pass");
    const relation = lakes();
    relation.columns[2]!.name = "Various depths";
    const given = { ...asked(`${question} It is called various depths.`), relations: new Map([["lakes", relation]]) };
    expect(await outcome(clear, given)).toBe("pass");
  });
});

describe("time_stable", () => {
  it("takes what was done most recently of all as it takes what was done earliest", async () => {
    const ends = (words: string) => outcome(timeStable, asked(question.replace("?", ` ${words}?`)));
    expect(await ends("of the lake that was dammed most recently")).toBe("pass");
    expect(await ends("of the lake that was recently dammed")).toBe("fail");
    expect(await ends("of the most recent lake")).toBe("fail");
  });

  it.each(["currently", "this year", "so far", "目前"])("fails for a question that says %s", async (words) => {
    expect(await outcome(timeStable, asked(`${question.replace("?", "")} ${words}?`))).toBe("fail");
  });

  it.each([
    ["Posted of Ems", "3 days ago"],
    ["Posted of Ems", "yesterday"],
    ["Page views of Ems", "1,204"],
    ["Current price of Ems", "12"],
    ["下载量 of Ems", "88"],
  ])("fails for %s: %s", async (label, printed) => {
    expect(await outcome(timeStable, context({ task: printing(label, printed) }))).toBe("fail");
  });

  it.each([
    ["Current account balance of Ems", "-3"],
    ["Latest survey of Ems", "1966"],
    ["Depth of Ems", "12 m"],
  ])("passes for %s: %s", async (label, printed) => {
    expect(await outcome(timeStable, context({ task: printing(label, printed) }))).toBe("pass");
  });

  it("is not sure of ages", async () => {
    expect(await outcome(timeStable, context({ task: printing("Age of Ems", "41") }))).toBe("unsure");
  });
});
