import { SUBTYPES, type Subtype } from "../core/program.ts";
import { type Elite, topicOf } from "./evolve/archive.ts";
import { inputOf, nodeKey } from "./evolve/node.ts";

/** Questions that read worse than this are not offered at all. */
const LEAST_NATURAL = 0.35;
/** What each further question about the same thing costs, of a fitness between 0 and 1. */
const REPEATED = { column: 0.12, relation: 0.01, topic: 0.3, shape: 0.03, names: 0.3, set: 0.2 };
/** Share of the tasks that should need five pages or more. */
const MANY_PAGES = { share: 0.5, from: 5, bonus: 0.15 };

/**
 * Orders candidates so that any prefix is a good set: subtypes in turn, and within a subtype the fittest whose columns,
 * names and shape were asked about least so far. Deterministic.
 */
export function* curate(elites: readonly Elite[]): Generator<Elite> {
  const waiting = new Map<Subtype, Elite[]>();
  for (const subtype of SUBTYPES) {
    const found = elites.filter((elite) => elite.subtype === subtype && elite.scores.naturalness >= LEAST_NATURAL);
    if (found.length > 0) waiting.set(subtype, found);
  }
  const asked = new Map<string, number>();
  let given = 0;
  let many = 0;
  while (waiting.size > 0) {
    for (const [subtype, candidates] of [...waiting]) {
      const wantMany = many < MANY_PAGES.share * (given + 1);
      const worth = (elite: Elite) =>
        elite.fitness - cost(elite, asked) + (wantMany && elite.pages.length >= MANY_PAGES.from ? MANY_PAGES.bonus : 0);
      let best = candidates[0]!;
      let bestWorth = worth(best);
      for (const elite of candidates.slice(1)) {
        const w = worth(elite);
        if (w > bestWorth) [best, bestWorth] = [elite, w];
      }
      candidates.splice(candidates.indexOf(best), 1);
      if (candidates.length === 0) waiting.delete(subtype);
      given += 1;
      if (best.pages.length >= MANY_PAGES.from) many += 1;
      for (const key of keysOf(best)) asked.set(key.key, (asked.get(key.key) ?? 0) + 1);
      yield best;
    }
  }
}

function cost(elite: Elite, asked: ReadonlyMap<string, number>): number {
  return keysOf(elite).reduce((sum, { key, price }) => sum + price * (asked.get(key) ?? 0), 0);
}

function keysOf(elite: Elite): { key: string; price: number }[] {
  return [
    ...elite.columns.map((column) => ({ key: `column ${column}`, price: REPEATED.column })),
    ...elite.relations.map((relation) => ({ key: `relation ${relation}`, price: REPEATED.relation })),
    { key: `topic ${topicOf(elite)}`, price: REPEATED.topic },
    { key: `set ${setOf(elite)}`, price: REPEATED.set },
    { key: `shape ${elite.execution.operations.join()}`, price: REPEATED.shape },
    ...elite.literals.map((literal) => ({ key: `literal ${literal}`, price: REPEATED.names / elite.literals.length })),
  ];
}

/** The rows that a question is about, whatever it asks about them. */
function setOf(elite: Elite): string {
  const input = inputOf(elite.tree);
  return input ? nodeKey(inputOf(input) ?? input) : "";
}
