import Database from "better-sqlite3";
import { type Fraction, parse } from "./fraction.ts";

/** A value as the database holds it. */
export interface StoredValue {
  kind: "missing" | "text" | "number" | "date" | "entity" | "list" | "unsure";
  printed: string;
  decimal?: string;
  unit?: string;
  iso?: string;
  href?: string;
  items?: StoredValue[];
  /** Of a number that was computed here and not read. */
  exact?: Fraction;
}
export interface StoredColumn {
  name: string;
  type: string;
  role: string;
  unit?: string;
}
export interface StoredRow {
  cells: StoredValue[];
  about: string | null;
  /** The page that its first cell was read from; absent of rows that were computed, and of pages that state nothing. */
  page?: string;
}
export interface StoredTable {
  columns: StoredColumn[];
  rows: StoredRow[];
}
export type StoredStep = { as: string; op: string } & Record<string, unknown>;
export interface StoredAnswer {
  type: "number" | "date" | "name" | "boolean" | "list" | "parts";
  decimal?: string;
  unit?: string;
  places?: number;
  iso?: string;
  text?: string;
  value?: boolean;
  items?: StoredAnswer[];
  ordered?: boolean;
  parts?: { name: string; answer: StoredAnswer }[];
}
export interface StoredTask {
  id: string;
  question: string;
  subtype: string;
  answer: StoredAnswer;
  program: { relations: Record<string, string>; steps: StoredStep[]; answer: string; round?: number };
}

/** The amount that a number stands for. */
export function amount(value: StoredValue): Fraction {
  if (value.kind !== "number") throw new Error(`"${value.printed}" is no number`);
  return value.exact ?? parse(value.decimal!);
}

/** Reads tasks and relations with plain SQL and JSON, by nothing of the product. */
export class StoredWork {
  readonly #database: Database.Database;
  readonly #tables = new Map<string, StoredTable>();

  constructor(file: string) {
    this.#database = new Database(file, { readonly: true });
  }

  close(): void {
    this.#database.close();
  }

  tasks(): StoredTask[] {
    const rows = this.#database.prepare("SELECT id, question, subtype, answer, program FROM tasks").all();
    return (rows as Record<string, string>[]).map((row) => ({
      id: row.id!,
      question: row.question!,
      subtype: row.subtype!,
      answer: JSON.parse(row.answer!),
      program: JSON.parse(row.program!),
    }));
  }

  /** The rows of a relation without its totals rows, which say again what the others say. */
  table(id: string): StoredTable {
    const known = this.#tables.get(id);
    if (known) return known;
    const head = this.#database.prepare("SELECT columns FROM relations WHERE id = ?").get(id) as
      | { columns: string }
      | undefined;
    if (!head) throw new Error(`the database has no relation ${id}`);
    const rows = this.#database
      .prepare("SELECT about, cells, total FROM relation_rows WHERE relation_id = ? ORDER BY number")
      .all(id) as { about: string | null; cells: string; total: number }[];
    const table: StoredTable = { columns: JSON.parse(head.columns), rows: [] };
    // Where a cell was read from is stored where it is another place than that of the cell before.
    let page: string | undefined;
    for (const { about, cells, total } of rows) {
      const read = JSON.parse(cells) as { value: StoredValue; of?: [snapshot: string, url: string] }[];
      const [first] = read.map(({ of }) => {
        page = of?.[1] ?? page;
        return page;
      });
      const own = first === undefined ? {} : { page: first };
      if (total === 0) table.rows.push({ about, ...own, cells: read.map(({ value }) => value) });
    }
    this.#tables.set(id, table);
    return table;
  }
}
