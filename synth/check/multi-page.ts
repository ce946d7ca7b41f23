import { type Check, verdict } from "./check.ts";

const say = verdict("multi_page");

/** No single page holds everything that the answer is made of, its own list pages included. */
export const multiPage: Check = {
  name: "multi_page",
  run({ task, facts }) {
    const uses = task.derivation.flatMap((step) => step.uses);
    const pages = new Set(uses.map((use) => use.evidence.url));
    if (pages.size < 2) return say("fail", `Everything that the answer needs stands on ${[...pages][0] ?? "no page"}.`);
    let shared: Set<string> | undefined;
    for (const use of uses) {
      const stated = facts.statedLike(use.evidence.url, use.evidence.place);
      const here = new Set([
        use.evidence.url,
        ...stated.filter((fact) => fact.value.printed === use.printed).map((fact) => fact.url),
      ]);
      shared = shared === undefined ? here : new Set([...shared].filter((url) => here.has(url)));
      if (shared.size === 0)
        return say("pass", `The values stand on ${pages.size} pages, and no page has all of them.`);
    }
    return say("fail", `${[...shared!][0]} alone states every value that the answer is made of.`);
  },
};
