import { afterEach, expect, it, vi } from "vitest";
import { StopError, UsageError, type WaymarkError } from "../core/errors.ts";
import { runCommandLine } from "./command-line.ts";
import type { Verb } from "./verb.ts";

afterEach(() => vi.restoreAllMocks());

/** A verb that fails with an error, after it has printed its document or before. */
const failing = (error: WaymarkError, prints: boolean): Verb => ({
  name: "fail",
  summary: "fails",
  settings: [],
  example: "waymark fail",
  async run({ print }) {
    if (prints) print({ done: 1 }, () => "done");
    throw error;
  },
});

async function run(error: WaymarkError, prints = false): Promise<{ status: number; out: string }> {
  const said: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  return { status: await runCommandLine(["fail", "--json"], [failing(error, prints)]), out: said.join("") };
}

it("a run that cannot go on is one document, too, unless it has printed one", async () => {
  const gone = new StopError("the model refuses the key (401)", { mend: "check the key" });
  const { status, out } = await run(gone);
  expect([status, JSON.parse(out)]).toEqual([1, { error: { message: gone.message, mend: "check the key" } }]);
  expect(JSON.parse((await run(gone, true)).out)).toEqual({ done: 1 });
});

it("arguments that cannot be used have none: nothing was run", async () => {
  expect(await run(new UsageError("no such thing"))).toEqual({ status: 2, out: "" });
});
