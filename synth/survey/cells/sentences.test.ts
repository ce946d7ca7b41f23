import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

const judged = (values: readonly string[]) => {
  const rows = values.map((value, at) => [`Rose ${"ABCDEF"[at]}`, value, `${at * at + 3}`]);
  return judgeColumns(testRelation("roses", ["Rose", "Use", "Height"], rows));
};
const kept = (values: readonly string[]) =>
  judged(values).kept.find(({ column }) => column.name === "Use")?.column.role ?? "none";

test("sentences are no sorts of things", () => {
  const sunny = "适宜沿江各县露地栽培。";
  expect(kept([sunny, sunny, "适宜山区栽培。", "适宜山区栽培。", sunny, sunny])).toBe("none");
  const clauses = "花型紧凑，花瓣挺直，后期色泽好";
  expect(kept([clauses, clauses, "花型松散，花瓣下垂，色泽浅", clauses, clauses, clauses])).toBe("none");
  expect(kept(["切花", "盆栽", "切花", "盆栽", "切花", sunny])).toBe("text");
});

test("words, lists of words and names with a full stop are", () => {
  expect(kept(["切花", "盆栽", "切花", "盆栽", "切花", "切花"])).toBe("category");
  expect(kept(["Acme Co.", "Best Co.", "Acme Co.", "Best Co.", "Acme Co.", "Best Co."])).toBe("category");
  expect(kept(["No. 1 shrub", "No. 1 shrub", "tub, balcony", "tub, balcony", "hedge", "hedge"])).not.toBe("none");
});
