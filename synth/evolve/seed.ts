import type { Random } from "../../core/random.ts";
import type { Branch, Node } from "./node.ts";
import { aboveGroup } from "./seeds/above-group.ts";
import { aged } from "./seeds/aged.ts";
import { aggregate } from "./seeds/aggregate.ts";
import { computed } from "./seeds/computed.ts";
import { correlated } from "./seeds/correlated.ts";
import { counted } from "./seeds/counted.ts";
import { dated } from "./seeds/dated.ts";
import { described } from "./seeds/described.ts";
import { dispersed } from "./seeds/dispersed.ts";
import { fitted } from "./seeds/fitted.ts";
import { greedy } from "./seeds/greedy.ts";
import { inARow } from "./seeds/in-a-row.ts";
import { lapsed } from "./seeds/lapsed.ts";
import { overlapping } from "./seeds/overlapping.ts";
import { placed } from "./seeds/placed.ts";
import { probable } from "./seeds/probable.ts";
import { ranked } from "./seeds/ranked.ts";
import type { Seed } from "./seeds/seed.ts";
import { sorted } from "./seeds/sorted.ts";
import { timed } from "./seeds/timed.ts";
import { weighed } from "./seeds/weighed.ts";
import { weighted } from "./seeds/weighted.ts";
import type { Workbench } from "./workbench.ts";

/** Kinds of question that are tried before a set is given up: many sets have no quantity, or no date. */
const ATTEMPTS = 10;

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
  weighed,
  placed,
  sorted,
  timed,
  timed,
  overlapping,
  correlated,
  correlated,
  correlated,
  correlated,
  correlated,
  correlated,
  dispersed,
  fitted,
  computed,
  computed,
  computed,
  greedy,
  greedy,
  inARow,
  weighted,
  probable,
  dated,
  dated,
  aged,
  aged,
  lapsed,
  lapsed,
  aboveGroup,
];

export function seedQuestion(bench: Workbench, set: Node, random: Random): Branch | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tree = random.pick(SEEDS)(bench, set, random);
    if (tree) return tree;
  }
  return undefined;
}
