import { type Check, verdict } from "./check.ts";

const say = verdict("information_relevant");

/** Each page that the task names gives something that the answer is made of, and nothing is taken from another page. */
export const informationRelevant: Check = {
  name: "information_relevant",
  run({ task }) {
    const named = new Set(task.pages.map((page) => page.url));
    const uses = task.derivation.flatMap((step) => step.uses);
    const unnamed = uses.find((use) => !named.has(use.evidence.url));
    if (unnamed)
      return say("fail", `${unnamed.label} is read from ${unnamed.evidence.url}, which the task does not name.`, [
        unnamed.evidence,
      ]);
    const read = new Set(uses.map((use) => use.evidence.url));
    const idle = task.pages.find((page) => !read.has(page.url));
    if (idle) return say("fail", `Nothing that the answer is made of is read from ${idle.url}.`);
    return say("pass", `Each of ${named.size} pages gives a part of the answer, and no part comes from elsewhere.`);
  },
};
