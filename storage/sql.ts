export type SqlValue = string | number | null;

/**
 * Statements on the open database, at once and each prepared once: for what runs many times a page. They take part in the
 * transaction that is open on the connection, so that they are for `Store.transact`, or for whoever holds a transaction.
 */
export interface Sql {
  /** Returns how many rows changed. */
  run(text: string, values?: readonly SqlValue[]): number;
  get<Row>(text: string, values?: readonly SqlValue[]): Row | undefined;
  all<Row>(text: string, values?: readonly SqlValue[]): Row[];
}
