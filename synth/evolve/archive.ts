import type { Random } from "../../core/random.ts";
import { levelOf } from "../level.ts";
import type { Candidate } from "./candidate.ts";
import { nodeKey, pruneJoins } from "./node.ts";
import { type Outcome, workOf } from "./outcome.ts";
import { mostOf, type Scores, scoresOf } from "./scores.ts";

/** How many questions a cell keeps: enough for curation to choose different columns and things from, more where there are many columns. */
const CELL_SIZE = { least: 14, most: 42, ofColumns: 0.2 };
/** Of one set of columns a full cell keeps at most this many beside others. */
const ALIKE = 3;
/** A hard question that nobody would ask is worth less than an easy one that somebody would. */
const WEIGHTS = { naturalness: 0.65, difficulty: 0.35 };
/** What people look for first is worth a little more beside other figures. */
const MAIN = 0.06;

export interface Elite extends Candidate {
  scores: Scores;
  /** Naturalness and difficulty in one number. */
  fitness: number;
  cell: string;
}

interface Cell {
  elites: Elite[];
  /** How often it was drawn from. */
  drawn: number;
}

/**
 * The archive of a quality-diversity search (MAP-Elites, Mouret and Clune 2015): one cell per combination of subtypes,
 * number of pages and kinds of source; within a cell the best stay, not too many of them about the same column.
 */
export class Archive {
  private readonly cells = new Map<string, Cell>();
  private readonly seen = new Set<string>();
  private readonly cellSize: number;

  /** @param columns how many the relation has that has most of them */
  constructor(columns = 0) {
    this.cellSize = Math.min(CELL_SIZE.most, Math.max(CELL_SIZE.least, Math.round(CELL_SIZE.ofColumns * columns)));
  }

  get size(): number {
    return [...this.cells.values()].reduce((sum, cell) => sum + cell.elites.length, 0);
  }

  /**
   * Whether a question for this is new, and would be good enough for its cell if it took no words: most would not, and need
   * not be worded.
   */
  mayTake(outcome: Outcome): boolean {
    const key = programKey(outcome);
    if (this.seen.has(key)) return false;
    const cell = this.cells.get(cellOf(outcome));
    // Where there is room nothing is scored.
    const may =
      cell === undefined ||
      cell.elites.length < this.cellSize ||
      makesWay(cell, this.cellSize, outcome, fitnessOf(mostOf(outcome), outcome)) !== undefined;
    if (!may) this.seen.add(key);
    return may;
  }

  /** Takes a candidate in where it is new and good enough for its cell. */
  add(candidate: Candidate): boolean {
    const key = programKey(candidate);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    const scores = scoresOf(candidate);
    const fitness = fitnessOf(scores, candidate);
    const name = cellOf(candidate);
    const cell = this.cells.get(name) ?? { elites: [], drawn: 0 };
    this.cells.set(name, cell);
    const leaving = makesWay(cell, this.cellSize, candidate, fitness);
    if (!leaving) return false;
    for (const elite of leaving) cell.elites.splice(cell.elites.indexOf(elite), 1);
    cell.elites.push({ ...candidate, scores, fitness, cell: name });
    return true;
  }

  /** A parent for the next mutation: cells that were drawn from less come up more. */
  draw(random: Random): Elite | undefined {
    let sum = 0;
    for (const { drawn } of this.cells.values()) sum += 1 / (1 + drawn);
    if (sum === 0) return undefined;
    let at = random.next() * sum;
    let chosen: Cell | undefined;
    for (const cell of this.cells.values()) {
      chosen = cell;
      at -= 1 / (1 + cell.drawn);
      if (at <= 0) break;
    }
    if (!chosen) return undefined;
    chosen.drawn += 1;
    return random.pick(chosen.elites);
  }

  /** Everything kept, the best of each cell first. */
  elites(): Elite[] {
    return [...this.cells.values()].flatMap((cell) => [...cell.elites].sort((a, b) => b.fitness - a.fitness));
  }
}

const fitnessOf = ({ naturalness, difficulty }: Scores, { main }: Pick<Outcome, "main">): number =>
  WEIGHTS.naturalness * naturalness + WEIGHTS.difficulty * difficulty + (main ? MAIN : 0);

/** Equal programs are of equal trees. */
const programKey = ({ tree }: Outcome): string => nodeKey(pruneJoins(tree));

/** Those that make way for another question in a cell: nobody where there is room; undefined where all are better. */
function makesWay({ elites }: Cell, size: number, { columns }: Outcome, fitness: number): Elite[] | undefined {
  if (elites.length < size) return [];
  const topic = topicOf({ columns });
  const alike = elites.filter((other) => topicOf(other) === topic);
  // A site with one or two facts per thing has nothing but questions about them: they make way only for others.
  const crowd = alike.length >= ALIKE ? [] : crowded(elites);
  const rivals = alike.length >= ALIKE ? alike : crowd.length > 0 ? crowd : elites;
  const worst = rivals.reduce((a, b) => (b.fitness < a.fitness ? b : a));
  return crowd.length === 0 && worst.fitness >= fitness ? undefined : [worst];
}

/** Those whose topic has more than its share. */
function crowded(elites: readonly Elite[]): Elite[] {
  const counts = new Map<string, number>();
  for (const elite of elites) counts.set(topicOf(elite), (counts.get(topicOf(elite)) ?? 0) + 1);
  return elites.filter((elite) => counts.get(topicOf(elite))! > ALIKE);
}

/** What a question is about: its columns. */
export function topicOf({ columns }: Pick<Outcome, "columns">): string {
  let topic = topics.get(columns);
  if (topic === undefined) {
    topic = [...columns].sort().join("|");
    topics.set(columns, topic);
  }
  return topic;
}

const topics = new WeakMap<readonly string[], string>();

function cellOf(outcome: Outcome): string {
  const { execution, pages, sources } = outcome;
  const signature = [...new Set(execution.operations.map((path) => path.split(" > ")[1]))].sort().join("+");
  return `${execution.subtype}:${signature}/${pageBucket(pages.length)}/${sources.join("+")}/${levelOf(workOf(outcome)).level}`;
}

function pageBucket(pages: number): string {
  if (pages <= 1) return "1";
  if (pages <= 4) return "2-4";
  if (pages <= 9) return "5-9";
  return pages <= 19 ? "10-19" : "20+";
}
