import { describe, expect, it } from "vitest";
import { compareValues } from "../../logic/order.ts";
import { lakes } from "../relation.fixture.ts";
import { showsInOrder, showsTheLatest } from "./shown-in-order.ts";
import { ThingsOnPage } from "./things-on-page.ts";

const YEAR = 3;
const relation = lakes();
const value = (at: number) => relation.rows[at]!.cells[YEAR]!.value;
const latest = [...relation.rows.keys()].sort((a, b) => compareValues(value(b), value(a)));
const ranked = latest.map((at) => relation.rows[at]!);
const name = (at: number) => ranked.at(at)!.cells[0]!.value.printed;
const dated = (at: number) => `${name(at)}, ${ranked.at(at)!.cells[YEAR]!.value.printed}`;
const on = (lines: readonly string[]) => new ThingsOnPage(lines, relation, []);

describe("a page in the order of a column", () => {
  it("shows who is first where its list begins or ends with that one, whatever it names besides", () => {
    const last = on([dated(-3), dated(-2), dated(-1), "Most read", name(0), name(4)]);
    expect(showsInOrder(last, YEAR, ranked.toReversed())).toBe(true);
    expect(showsInOrder(last, YEAR, ranked)).toBe(false);
    expect(showsInOrder(on([dated(0), dated(1), dated(2)]), YEAR, ranked)).toBe(true);
  });

  it("does not where they are out of order, few, of one sort, or without what they are in order of", () => {
    expect(showsInOrder(on([dated(0), dated(2), dated(5)]), YEAR, ranked)).toBe(false);
    expect(showsInOrder(on([dated(0), dated(2), dated(1)]), YEAR, ranked)).toBe(false);
    expect(showsInOrder(on([dated(0), dated(1)]), YEAR, ranked)).toBe(false);
    expect(showsInOrder(on([name(0), name(1), name(2)]), YEAR, ranked)).toBe(false);
  });
});

describe("a page that names the latest", () => {
  it("names just these, the very latest first, or that one with its date", () => {
    expect(showsTheLatest(on([name(0), name(1)]), YEAR, ranked)).toBe(true);
    expect(showsTheLatest(on([dated(0)]), YEAR, ranked)).toBe(true);
  });

  it("is none that names others, too, nor one thing that might stand there for another reason", () => {
    for (const lines of [[name(0)], [name(1), name(0)], [name(0), name(3)], ranked.map((_, at) => name(at))])
      expect(showsTheLatest(on(lines), YEAR, ranked)).toBe(false);
  });
});
