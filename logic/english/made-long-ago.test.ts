import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const tunnels = testRelation(
  "tunnels",
  ["Tunnel", "Length", "Opened", "Engineer", "Manager"],
  ["1821", "1834", "1847", "1862", "1988"].map((year, at) => [
    `Tunnel ${"ABCDE"[at]}`,
    `${110 + at * 37} m`,
    year,
    ["Ada Holm", "Jan Moe", "Ola Lind", "Eva Berg", "Liv Dahl"][at]!,
    ["Per Aas", "Nils Bru", "Kari Eng", "Siv Foss", "Tor Hage"][at]!,
  ]),
);
const { ask } = asker([tunnels], {
  tunnels: { singular: "tunnel", plural: "tunnels", source: "on the Fell site" },
});
const asks = (end: "highest" | "lowest", column: string) =>
  ask([
    { op: "kth", from: "tunnels", by: "Length", k: 1, end },
    { op: "lookup", from: "s1", column },
  ]).question;

test("whoever made what came to be before living memory was its maker", () => {
  expect(asks("lowest", "Engineer")).toContain("who was the engineer of the");
  expect(asks("highest", "Engineer")).toContain("who is the engineer of the");
  expect(asks("lowest", "Manager")).toContain("who is the manager of the");
});
