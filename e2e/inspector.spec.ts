import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { CHECKOUT } from "./run-cli.ts";

/**
 * The MCP inspector's command line against `waymark mcp`. It is no dependency: the test runs where WAYMARK_MCP_INSPECTOR names
 * its `cli.js`, as `npm install --prefix FOLDER @modelcontextprotocol/inspector` puts it at
 * FOLDER/node_modules/@modelcontextprotocol/inspector/cli/build/cli.js.
 */
const INSPECTOR = process.env.WAYMARK_MCP_INSPECTOR ?? "";
const DEADLINE_MS = 120_000;

test.skip(INSPECTOR === "", "WAYMARK_MCP_INSPECTOR names no inspector");

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-inspector-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the inspector prints of one request to a session of its own. */
async function inspect(...request: string[]): Promise<unknown> {
  const server = [process.execPath, CHECKOUT, "mcp", "--web", "live", "--db", join(folder, "a.db"), "--quiet"];
  const args = [INSPECTOR, "--cli", ...server, ...request];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, timeout: DEADLINE_MS });
  return JSON.parse(stdout);
}

test("lists the tools, with what they take", async () => {
  const { tools } = (await inspect("--method", "tools/list")) as { tools: { name: string; inputSchema: object }[] };
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["search", "visit", "click", "final_answer"]));
  expect(tools.find(({ name }) => name === "click")?.inputSchema).toMatchObject({ type: "object", required: ["ref"] });
});

test("calls a tool, and is told what was wrong with a call as its result", async () => {
  const answered = await inspect("--method", "tools/call", "--tool-name", "final_answer", "--tool-arg", "answer=11 m");
  expect(answered).toMatchObject({ content: [{ type: "text", text: "The answer was handed in." }] });
  const refused = await inspect("--method", "tools/call", "--tool-name", "click", "--tool-arg", "ref=1");
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("no page is open yet") }] });
});
