import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withLinkedCells } from "./linked-cells.ts";

const PLAYERS = ["Ada Lund", "Bo Kern", "Cy Moss"];
const address = (player: string) => `https://band.example/players/${player.replace(" ", "-")}`;

/** Evenings with who played, by a link, and what stands behind the link. */
function evenings(behind: readonly string[]): Relation {
  const relation = testRelation(
    "evenings",
    ["Evening", "Player"],
    behind.map((_, at) => [`Evening ${at}`, PLAYERS[at]!]),
  );
  return {
    ...relation,
    source: "html_table",
    columns: relation.columns.map((column, at) => (at === 1 ? { ...column, type: "entity", role: "text" } : column)),
    rows: relation.rows.map((row, at) => {
      const [, cell] = row.cells;
      const printed = PLAYERS[at]! + behind[at]!;
      return {
        ...row,
        cells: row.cells.with(1, { ...cell!, value: { kind: "entity", printed, href: address(PLAYERS[at]!) } }),
      };
    }),
  };
}
const links = PLAYERS.map((text) => ({ url: address(text), text }));
const said = (behind: readonly string[]) =>
  withLinkedCells(evenings(behind), links).rows.map(({ cells }) => cells[1]!.value.printed);

test("whom cells lead to is called by the link, not by what stands behind it", () => {
  expect(said([" flute", " (horn)", ", harp"])).toEqual(PLAYERS);
});

test("what stands behind one link only is part of that cell", () => {
  expect(said([" flute", "", ""])).toEqual(["Ada Lund flute", "Bo Kern", "Cy Moss"]);
});
