import { expect, it } from "vitest";
import { SolvedSet, taskAt } from "../datasets/solved-set.fixture.ts";
import { list } from "./list.ts";

it("tells attempts that nobody judged from those that are wrong", async () => {
  const solved = await SolvedSet.of([taskAt("one"), taskAt("two")]);
  try {
    const did = { steps: [], answer: "12.5 m" };
    await solved.run("judged", { one: [{ ...did, verdict: "correct" }], two: [{ ...did, verdict: "incorrect" }] });
    await solved.run("not judged", { one: [did], two: [did] });
    const rows = await list("runs", { db: solved.store.path });
    expect(rows).toMatchObject([
      { agent: "judged", finished: 2, judged: 2, correct: 1 },
      { agent: "not judged", finished: 2, judged: 0, correct: 0 },
    ]);
  } finally {
    await solved.close();
  }
});
