import { aboveAverage } from "./above-average.ts";
import { addFilter } from "./add-filter.ts";
import { askOther } from "./ask-other.ts";
import { combineBest } from "./combine-best.ts";
import { compare } from "./compare.ts";
import { exceed } from "./exceed.ts";
import { groupRank } from "./group-rank.ts";
import type { Mutation } from "./mutation.ts";
import { shiftRank } from "./shift-rank.ts";
import { swapAggregate } from "./swap-aggregate.ts";
import { swapColumn } from "./swap-column.ts";
import { topFirst } from "./top-first.ts";

/** All of them, in the order in which a draw numbers them. */
export const MUTATIONS: readonly Mutation[] = [
  addFilter,
  swapAggregate,
  swapColumn,
  topFirst,
  shiftRank,
  askOther,
  combineBest,
  compare,
  groupRank,
  aboveAverage,
  exceed,
];
