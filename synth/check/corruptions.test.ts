import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { lakes } from "../relation.fixture.ts";
import { screenTask } from "./audit.ts";
import { context, task } from "./check.fixture.ts";
import type { CheckContext } from "./check.ts";
import { CORRUPTIONS, corrupted } from "./corruptions.fixture.ts";

/** The same with a snapshot of its own for each page, called after its address, whose places are in its body. */
const recorded = <T>(data: T): T =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    value !== null && typeof value === "object" && "snapshot" in value && "place" in value
      ? { ...value, snapshot: value.url, place: { ...value.place, path: value.place.path.replace(/^0/, "0/1") } }
      : value,
  ) as T;

/** The sound task with everything that its checks look at, in the layout that the fixture's places point at. */
function sound(): CheckContext {
  const relation: Relation = recorded(lakes());
  const bodies = new Map(
    relation.rows.map(({ about, cells }) => {
      const html = `<html><body>${cells.map((cell) => `<p>${cell.value.printed}</p>`).join("")}</body></html>`;
      return [about!, new TextEncoder().encode(html)];
    }),
  );
  return context(
    {
      task: recorded(task),
      source: async (snapshot) => {
        const body = bodies.get(snapshot) ?? new Uint8Array(1);
        return { url: snapshot, body, contentType: "text/html" };
      },
    },
    [relation],
  );
}

const failing = async (given: CheckContext) => (await screenTask(given)).find(({ outcome }) => outcome === "fail");

it("the sound task passes", async () => {
  expect((await failing(sound()))?.reason).toBeUndefined();
});

it.each(CORRUPTIONS)("a task spoilt by %s is turned away, whichever part of it is spoilt", async (kind) => {
  const random = seededRandom(kind);
  for (let round = 0; round < 6; round++) {
    const given = sound();
    if (kind === "ambiguous_entity") {
      // The fixture's names are of one word.
      const named = given.task.program.steps[0]!["names"] as string[];
      given.task.program.steps[0]!["names"] = named.map((name) => (name === named[0] ? `Great ${name}` : name));
      given.task.question = given.task.question.replace(named[0]!, `Great ${named[0]}`);
    }
    const spoilt = corrupted(kind, given, random);
    expect(spoilt).toBeDefined();
    expect([kind, spoilt!.task.question, (await failing(spoilt!)) !== undefined]).toEqual([
      kind,
      spoilt!.task.question,
      true,
    ]);
  }
});

it("spoils a copy", () => {
  const before = JSON.stringify(task);
  for (const kind of CORRUPTIONS) corrupted(kind, context(), seededRandom(kind));
  expect(JSON.stringify(task)).toBe(before);
});
