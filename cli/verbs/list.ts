import { LISTS } from "../../core/offered.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";

/** Longer texts are cut in tables; JSON has them whole. */
const CELL_LENGTH = 90;

export const listVerb: Verb = {
  name: "list",
  arguments: "<kind>",
  summary: `what is stored: ${LISTS.join(", ")}`,
  settings: ["set"],
  example: "waymark list tasks --set train",
  async run({ args, settings, print }) {
    const { list } = await import("../../waymark.ts");
    const rows = await list(args[0]!, settings);
    print(rows, () => {
      const [first] = rows;
      if (!first) return "nothing yet";
      const cells = rows.map((row) =>
        Object.values(row).map((cell) => (typeof cell === "string" ? cut(cell) : Number(cell))),
      );
      return textTable(Object.keys(first), cells);
    });
    return 0;
  },
};

function cut(text: string): string {
  return text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH - 1)}…` : text;
}
