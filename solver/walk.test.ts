import { afterEach, beforeEach, expect, test } from "vitest";
import { type SmallSite, serveSmallSite } from "./small-site.fixture.ts";
import { walk } from "./walk.ts";

let site: SmallSite;
beforeEach(async () => {
  site = await serveSmallSite();
});
afterEach(() => site.close());

async function ask(question: string, maxActions = 15) {
  const web = await site.web();
  const thoughts: string[] = [];
  const result = await walk(`${site.origin}/`, question, {
    web,
    maxActions,
    onStep: (step) => thoughts.push(step.thought),
  });
  await web.close();
  return { ...result, thoughts };
}

test("follows the links whose words the question has, and reads a number off a label", async () => {
  const result = await ask("What is the area of Lake Corr?");
  expect(result).toMatchObject({ answered: true, stopped: "answered", answer: "30.1 km²" });
  expect(result.visited.at(-1)).toBe(`${site.origin}/lakes/corr`);
  expect(result.actions).toBe(4);
  expect(result.memory.some((item) => item.text.includes("30.1 km²") && item.url.endsWith("/lakes/corr"))).toBe(true);
});

test("gives a name where a name is asked for", async () => {
  expect((await ask("Who is the keeper of Lake Belt?")).answer).toBe("Jonas Frey");
});

test("reads a cell of a grid by row and column, on a part of the page that it has to search for", async () => {
  expect((await ask("How many metres is the greatest depth of Lake Dunn?")).answer).toMatch(/^44/);
});

test("says that it has no answer where the site has none", async () => {
  const result = await ask("Which company built the bridge over the Zambezi in 1905?");
  expect(result).toMatchObject({ answered: false, answer: "" });
  expect(result.stopped).not.toBe("answered");
});

test("says of a root that cannot be read why, and what can be done about it", async () => {
  site.pages.delete("/");
  await expect(ask("What is the area of Lake Corr?")).rejects.toThrow(`${site.origin}/: could not be read (not_found)`);
});

test("stops at its budget", async () => {
  const result = await ask("What is the area of Lake Corr?", 2);
  expect(result).toMatchObject({ answered: false, stopped: "budget", actions: 1 });
});

test("does not follow a link again that led nowhere", async () => {
  site.pages.delete("/lakes/belt");
  const web = await site.web();
  const failed: string[] = [];
  await walk(`${site.origin}/`, "Who is the keeper of Lake Belt?", {
    web,
    onStep: (step) => {
      if (step.failed) failed.push(step.thought);
    },
  });
  await web.close();
  expect(failed).toHaveLength(1);
});
