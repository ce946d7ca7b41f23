import type { Naming } from "../../../logic/operation.ts";

/** What rows are called where nobody says what they are. */
export const ENTRY: Pick<Naming, "singular" | "plural"> = { singular: "entry", plural: "entries" };
