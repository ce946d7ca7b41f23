import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { doneByUs } from "./deeds-of-ours.ts";
import { humanise } from "./humanise.ts";

test("what is done to things is said behind them, and not by whom", () => {
  const headings = [
    "Barns we manage",
    "Trees that we've planted",
    "Ponds we plan",
    "Letters we carry",
    "Bridges we have built",
    "Horses we care for",
    "Kilns we currently own",
  ];
  expect(headings.map((heading) => humanise(heading))).toEqual([
    "barns managed",
    "trees planted",
    "ponds planned",
    "letters carried",
    "bridges built",
    "horses cared for",
    "kilns owned",
  ]);
});

test("what makes no noun is left as it is", () => {
  expect(["Places we love", "Boats you can hire", "Land we manage", "Who we are"].map(doneByUs)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("so many things are asked for by no words of the site's own", () => {
  const rows = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Gorse"].map((name, at) => [name, String(40 + 13 * at * at)]);
  const { ask } = asker([testRelation("r", ["Name", "Barns we manage"], rows)], {
    r: { singular: "valley", plural: "valleys", source: "" },
  });
  const asks = (...steps: readonly Record<string, unknown>[]) => ask(steps).question;
  expect(asks({ op: "count_above_average", from: "r", column: "Barns we manage", side: "below" })).toBe(
    "How many valleys have fewer barns managed than all valleys have on average?",
  );
  expect(asks({ op: "sum", from: "r", column: "Barns we manage" })).toBe(
    "What is the combined number of barns managed across all valleys?",
  );
  const many = { column: "Barns we manage", is: ">", value: "70" };
  expect(asks({ op: "filter", from: "r", where: many }, { op: "count", from: "s1" })).toBe(
    "How many valleys have more than 70 barns managed?",
  );
});
