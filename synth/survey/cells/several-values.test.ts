import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

/** Trails with who looks after them, one or several. */
function trails(wardens: readonly string[]): Relation {
  const relation = testRelation(
    "trails",
    ["Trail", "Wardens"],
    wardens.map((names, at) => [`Trail ${at}`, names]),
  );
  const named = (printed: string) => ({ kind: "text" as const, printed });
  return {
    ...relation,
    rows: relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => {
        const names = cell.value.printed.split("; ");
        if (at === 0 || names.length < 2) return cell;
        return { ...cell, value: { kind: "list" as const, printed: cell.value.printed, items: names.map(named) } };
      }),
    })),
  };
}

const judged = (wardens: readonly string[]) => judgeColumns(trails(wardens));

test("a column of one or several names is asked about by who is among them", () => {
  const { kept } = judged(["Berg", "Berg; Hill", "Hill", "Moss", "Berg; Moss", "Hill", "Moss"]);
  expect(kept.find(({ column }) => column.name === "Wardens")?.parts).toEqual(["Berg", "Hill", "Moss"]);
});

test("a name that stands in lists alone counts, and where hardly one recurs nothing is asked", () => {
  const { dropped } = judged(["Berg", "Lund; Hill", "Sund", "Moss; Falk", "Rust; Dorn", "Abbey"]);
  expect(dropped.map(({ name }) => name)).toContain("Wardens");
});

test("who did it together with others who are not named is no sort of things", () => {
  const kept = (authors: readonly string[]) =>
    judgeColumns(
      testRelation(
        "papers",
        ["Paper", "Author"],
        authors.map((author, at) => [`Paper ${at}`, author]),
      ),
    ).kept.length;
  expect(kept(["林一舟等", "安平等", "林一舟等", "安平等"])).toBe(0);
  expect(kept(["Holm et al.", "Berg et al.", "Holm et al.", "Berg et al."])).toBe(0);
  expect(kept(["省级一等", "省级二等", "省级一等", "省级二等"])).toBe(1);
});

test("what comes back beside other words in Chinese cells is one of several that a cell lists", () => {
  const people = (...posts: string[]) =>
    judgeColumns(
      testRelation(
        "people",
        ["姓名", "职务"],
        posts.map((post, at) => [`甲${at}`, post]),
      ),
    ).kept.find(({ column }) => column.name === "职务");
  const listed = people("馆长、研究员", "副馆长、研究员", "馆长、研究员", "馆长、编审", "副馆长、编审", "副馆长、编审");
  expect(listed?.column.role).toBe("text");
  expect(listed?.parts).toEqual(["馆长", "研究员", "副馆长", "编审"]);
  const plain = people("馆长、书记", "馆员", "馆员", "馆长、书记", "馆员", "馆员");
  expect(plain?.parts).toBeUndefined();
  expect(plain?.column.role).toBe("category");
});
