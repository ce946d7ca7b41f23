import type { Random } from "../../core/random.ts";
import type { Branch, Node } from "./node.ts";
import { aggregate } from "./seeds/aggregate.ts";
import { correlated } from "./seeds/correlated.ts";
import { counted } from "./seeds/counted.ts";
import { described } from "./seeds/described.ts";
import { dispersed } from "./seeds/dispersed.ts";
import { fitted } from "./seeds/fitted.ts";
import { placed } from "./seeds/placed.ts";
import { ranked } from "./seeds/ranked.ts";
import type { Seed } from "./seeds/seed.ts";
import { sorted } from "./seeds/sorted.ts";
import { timed } from "./seeds/timed.ts";
import { weighed } from "./seeds/weighed.ts";
import type { Workbench } from "./workbench.ts";

/** Kinds of question that are tried before a set is given up: many sets have no quantity, or no date. */
const ATTEMPTS = 4;

/** The simplest questions over a set, each the start of a line of mutations. */
const SEEDS: readonly Seed[] = [
  aggregate,
  aggregate,
  ranked,
  ranked,
  counted,
  described,
  described,
  weighed,
  placed,
  sorted,
  timed,
  correlated,
  dispersed,
  fitted,
];

export function seedQuestion(bench: Workbench, set: Node, random: Random): Branch | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tree = random.pick(SEEDS)(bench, set, random);
    if (tree) return tree;
  }
  return undefined;
}
