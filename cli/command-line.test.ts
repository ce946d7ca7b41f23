import { afterEach, expect, it, vi } from "vitest";
import { runCommandLine } from "./command-line.ts";
import { VERBS } from "./verbs.ts";

afterEach(() => vi.restoreAllMocks());

async function helpFor(verb: string): Promise<string> {
  return (await helpText(verb)).replace(/\s+/g, " ");
}

async function helpText(verb: string): Promise<string> {
  const said: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  expect(await runCommandLine([verb, "--help"])).toBe(0);
  return said.join("");
}

it.each(VERBS.map(({ name }) => name))("keeps the help of %s within a terminal of 80 columns", async (verb) => {
  const lines = (await helpText(verb)).split("\n");
  expect(lines.filter((line) => line.length > 80 && !line.includes("$ waymark"))).toEqual([]);
});

it("says of a setting what it does for this verb, where that is another thing than for others", async () => {
  const mcp = await helpFor("mcp");
  expect(mcp).toMatch(/--agent <[^>]*> name under which the attempt is recorded/);
  expect(mcp).not.toContain("who solves");
  expect(await helpFor("solve")).toMatch(/--agent <[^>]*> who solves/);
  expect(mcp).toMatch(/--max-minutes <N> minutes of the session \(0: thirty\)/);
  expect(await helpFor("export")).toMatch(/--max-steps <[^>]*> only attempts of at most so many steps/);
  expect(await helpFor("show")).toMatch(/--relations the page's relations/);
});
