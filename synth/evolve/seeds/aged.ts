import type { Random } from "../../../core/random.ts";
import { ageColumn } from "../../../logic/operations/ages.ts";
import { dayNumber } from "../../../logic/values/days.ts";
import { isBirth, isDeath } from "../../../logic/values/life-dates.ts";
import { answerColumnOf } from "../columns-for.ts";
import { isLeaf, nodesOf, over } from "../node.ts";
import { roundThreshold } from "../round-threshold.ts";
import type { WorkColumn } from "../workbench.ts";
import type { Seed } from "./seed.ts";

const OWN: ReadonlySet<string> = new Set(["filter", "stated"]);
const TAKEN = ["mean", "median", "range"] as const;

/** Share of the questions about other stretches of time than from birth to death, where both are stated. */
const OTHERS = 0.4;
/** What lasted less than so long is not told in years. */
const LEAST_YEARS = 2;
const YEAR = 365.25;

type Pair = readonly [WorkColumn, WorkColumn];

function lifeOf(dates: readonly WorkColumn[]): Pair | undefined {
  const birth = dates.find(({ column }) => isBirth(column.name));
  const death = dates.find(({ column }) => isDeath(column.name));
  return birth && death && [birth, death];
}

function pairOf(dates: readonly WorkColumn[], random: Random): Pair | undefined {
  const life = lifeOf(dates);
  const others = stretchesOf(dates);
  if (others.length === 0) return life;
  return life === undefined || random.next() < OTHERS ? random.pick(others) : life;
}

/** Two dates of which one lies years after the other for each: built and withdrawn, born and first on stage. */
function stretchesOf(dates: readonly WorkColumn[]): Pair[] {
  return dates.flatMap((from) =>
    dates.flatMap((to): Pair[] =>
      isBirth(to.column.name) || isDeath(from.column.name) || !lasts(from, to) ? [] : [[from, to]],
    ),
  );
}

function lasts(from: WorkColumn, to: WorkColumn): boolean {
  if (from === to) return false;
  const days = from.values.map((value, at) => {
    const until = to.values[at]!;
    const [first, last] = [value, until].map((one) => (one.kind === "date" ? dayNumber(one) : undefined));
    return first === undefined || last === undefined ? Number.NaN : last - first;
  });
  const long = days.filter((count) => count >= LEAST_YEARS * YEAR);
  return days.every((count) => count >= 0) && long.length * 2 > days.length;
}

/** "Which painter reached the greatest age?", "How old was who was oldest at the debut?", of dates that are stated to the day. */
export const aged: Seed = (bench, set, random) => {
  // What is joined to them is not how old they became.
  if (nodesOf(set).some((node) => !isLeaf(node) && !OWN.has(node.op))) return undefined;
  const dates = bench.columns(set).filter(({ column }) => column.type === "date");
  const pair = pairOf(dates, random);
  if (!pair) return undefined;
  const [birth, death] = pair;
  const params = { a: birth.column.name, b: death.column.name };
  const made = ageColumn(params);
  const table = over("ages", set, params);
  const drawn = random.next();
  if (drawn < 0.3) return over(random.pick(TAKEN), table, { column: made });
  if (drawn < 0.5) {
    const values = (bench.table(table)?.rows ?? []).flatMap(({ cells }) => {
      const { value } = cells.at(-1)!;
      return value.kind === "number" ? [value.decimal] : [];
    });
    const value = roundThreshold(values);
    return value === undefined
      ? undefined
      : over("count", over("filter", table, { where: { column: made, is: ">", value } }));
  }
  const best = over("kth", table, { by: made, k: random.pick([1, 1, 2]), end: random.pick(["highest", "lowest"]) });
  const give = random.next() < 0.4 ? answerColumnOf(bench, set, random) : undefined;
  return give && give.type !== "date" ? over("lookup", best, { column: give.name }) : over("label_of", best);
};
