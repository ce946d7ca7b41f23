import type { Random } from "../../core/random.ts";
import { tellsTime } from "../../logic/values/moments-in-time.ts";
import { isListable } from "./belonging.ts";
import { orderingOf } from "./columns-for.ts";
import { type Branch, isLeaf, leaf, type Node, over } from "./node.ts";
import { eventsDuring, lastsDays, type TimedPair } from "./timed-pairs.ts";
import type { Workbench } from "./workbench.ts";

/** Further rows that may be set aside because nobody can say which period they fall into. */
const MOST_ASIDE = 2;
const LEAST_BETWEEN = 2;
/** So many of the things of one history are asked about one by one. */
const ASKED = 3;
/** A set of fewer rows is not parted by periods. */
const LEAST_SET = 5;

/** Questions over two relations that are joined by time: who it was then, how many came in between, who saw the most. */
export function seedTimed(bench: Workbench, random: Random): Branch | undefined {
  const pair = random.pick(bench.timed);
  const seeds = pair.b === undefined ? OF_DATES : OF_PERIODS;
  return random.pick(seeds)(bench, pair, random);
}

/** "Who was the leader at the time of Woody?" Of a history, a few are asked about, from all of it. */
function atTheTime(bench: Workbench, pair: TimedPair, random: Random): Branch | undefined {
  const column = pair.periods.naming.singular;
  // What is over soon is nobody's time.
  if (pair.b === undefined && lastsDays(pair.periods)) return undefined;
  const ordering = random.next() < 0.5 ? orderingOf(bench, pair.eventSet, random, pair.on) : undefined;
  if (ordering && !tellsTime(ordering)) {
    const first = over("kth", eventsDuring(pair), { by: ordering.name, k: 1, end: random.pick(["highest", "lowest"]) });
    return over("lookup", first, { column });
  }
  const whole = leaf(pair.events.relation.id);
  const table = bench.table(whole);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!table || label < 0) return undefined;
  const places = Array.from({ length: ASKED }, (_, at) => Math.floor(((at + 1) * table.rows.length) / (ASKED + 1)));
  const name = table.rows[random.pick(places)]?.cells[label]?.value.printed.trim();
  if (name === undefined || !isListable(name)) return undefined;
  return over("lookup", eventsDuring(pair, whole), { column, label: name });
}

/** "How many releases are there whose date lies between the start date and the end date of …?" */
function withinPeriod(bench: Workbench, pair: TimedPair, random: Random): Branch | undefined {
  const label = nameOf(bench, pair.periodSet, random);
  if (label === undefined || pair.b === undefined) return undefined;
  return between(bench, pair, dateOfNamed(pair, pair.a, label), dateOfNamed(pair, pair.b, label), random);
}

/** "How many conferences are there whose date lies between the release date of X and the release date of Y?" */
function betweenDates(bench: Workbench, pair: TimedPair, random: Random): Branch | undefined {
  const [one, other] = [nameOf(bench, pair.periodSet, random), nameOf(bench, pair.periodSet, random)];
  if (one === undefined || other === undefined || one === other) return undefined;
  const ends = [one, other].map((label) => dateOfNamed(pair, pair.a, label));
  const [first, last] = ends.sort((a, b) => (dateOf(bench, a) < dateOf(bench, b) ? -1 : 1));
  return between(bench, pair, first!, last!, random);
}

const dateOfNamed = ({ periods }: TimedPair, column: string, label: string): Branch =>
  over("lookup", leaf(periods.relation.id), { column, label });

/** How many lie between, or what the first or the last of them states; of one or none nothing is counted. */
function between(bench: Workbench, pair: TimedPair, a: Branch, b: Branch, random: Random): Branch | undefined {
  const { on, events } = pair;
  const set: Branch = { op: "dated_between", params: { column: on }, inputs: { from: pair.eventSet, a, b } };
  if ((bench.table(set)?.rows.length ?? 0) < LEAST_BETWEEN) return undefined;
  const stated = events.columns.filter(({ column }) => STATED.has(column.type) && column.role !== "label");
  if (stated.length === 0 || random.next() < COUNTED) return over("count", set);
  const first = over("kth", set, { by: on, k: 1, end: random.pick(["lowest", "highest"]) });
  return over("lookup", first, { column: random.pick(stated).column.name });
}

/** Share of the sets between two dates that are counted. */
const COUNTED = 0.5;
/** What the first of several may be asked for. */
const STATED: ReadonlySet<string> = new Set(["text", "entity"]);

/** "How many days lie between the launch of X and the start of Y?", of a thing of each history. */
function daysApart(bench: Workbench, pair: TimedPair, random: Random): Branch | undefined {
  const [event, other] = [nameOf(bench, pair.eventSet, random), nameOf(bench, pair.periodSet, random)];
  if (event === undefined || other === undefined) return undefined;
  const found = over("lookup", leaf(pair.events.relation.id), { column: pair.on, label: event });
  return { op: "days_between", params: {}, inputs: { a: found, b: dateOfNamed(pair, pair.a, other) } };
}

const OF_DATES = [betweenDates, betweenDates, daysApart, atTheTime, mostEvents];
const OF_PERIODS = [atTheTime, withinPeriod, withinPeriod, mostEvents, mostEvents];

function dateOf(bench: Workbench, node: Node): string {
  const result = bench.result(node);
  if (result?.type !== "value") return "";
  return result.value.kind === "date" ? result.value.iso : result.value.printed;
}

/** "Which leader has the highest number of releases?", where it is sure of all of them, but for a few that are set aside. */
function mostEvents(bench: Workbench, pair: TimedPair, random: Random): Branch | undefined {
  if (pair.b === undefined && lastsDays(pair.periods)) return undefined;
  const set = sureSet(bench, pair);
  const called = pair.periods.naming.singular;
  const sure = set && eventsDuring(pair, set);
  if (!sure || (bench.table(sure)?.rows.length ?? 0) < LEAST_SET) return undefined;
  const grouped = over("group", sure, { by: called, take: "count" });
  return over("label_of", over("kth", grouped, { by: "count", k: 1, end: random.next() < 0.8 ? "highest" : "lowest" }));
}

/** The events without those that nobody can say the period of; undefined where these are many. */
function sureSet(bench: Workbench, pair: TimedPair): Node | undefined {
  const table = bench.table(eventsDuring(pair));
  if (!table) return undefined;
  const last = table.columns.length - 1;
  const label = table.columns.findIndex(({ role }) => role === "label");
  const doubtful = table.rows.filter(({ cells }) => cells[last]!.value.kind === "unsure");
  if (doubtful.length === 0) return pair.eventSet;
  const names = doubtful.map(({ cells }) => cells[label]!.value.printed.trim());
  if (names.length > MOST_ASIDE || !names.every(isListable)) return undefined;
  const { relation } = pair.events;
  const before = isLeaf(pair.eventSet) ? [] : (pair.eventSet.params["names"] as string[]);
  return over("aside", leaf(relation.id), { names: [...before, ...names].sort(), of: [pair.on] });
}

/** The name of one of the rows, where it can stand in a sentence. */
function nameOf(bench: Workbench, set: Node, random: Random): string | undefined {
  const table = bench.table(set);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!table || label < 0 || table.rows.length === 0) return undefined;
  const name = random.pick(table.rows).cells[label]!.value.printed.trim();
  return isListable(name) ? name : undefined;
}
