import { type Check, verdict } from "./check.ts";
import { spreadOf } from "./spread.ts";

const say = verdict("information_relevant");

/** Tells a thing from all others: what the others state is held against it, and gives no part of the answer. */
const TELLING = "identify";

/**
 * Each page that the task names gives something that the answer is made of, and nothing is taken from another page. Where
 * a question describes the one page that it is about, the pages that do not fit the description are no part of that.
 */
export const informationRelevant: Check = {
  name: "information_relevant",
  run({ task }) {
    const named = new Set(task.pages.map((page) => page.url));
    const uses = task.derivation.flatMap((step) => step.uses);
    const given =
      spreadOf(task) === "one" ? task.derivation.flatMap(({ op, uses }) => (op === TELLING ? [] : uses)) : uses;
    const unnamed = given.find((use) => !named.has(use.evidence.url));
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
