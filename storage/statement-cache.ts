import type Database from "better-sqlite3";

/** Statements that are kept; a crawl has about forty. */
const KEPT = 200;

/**
 * Prepares each SQL text once and keeps the statement: preparing costs more than most statements take to run. The one
 * that was not used for longest goes first.
 */
export class StatementCache {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  prepare(text: string): Database.Statement {
    const known = this.#statements.get(text);
    // One that is being stepped through cannot run a second time meanwhile.
    if (known?.busy) return this.#database.prepare(text);
    this.#statements.delete(text);
    const statement = known ?? this.#database.prepare(text);
    this.#statements.set(text, statement);
    if (this.#statements.size > KEPT) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    return statement;
  }
}
