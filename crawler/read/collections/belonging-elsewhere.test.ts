import { expect, test } from "vitest";
import { withoutStrangers } from "./belonging-elsewhere.ts";
import { coreOf } from "./shared-features.ts";

const SEASONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The groups that are left, given the labels of each page. */
function left(groups: readonly { shape: string; members: number[] }[], labels: readonly (readonly number[])[]) {
  return withoutStrangers(groups, (members) => {
    const own = coreOf(members.map((at) => labels[at]!));
    const ever = new Set(members.flatMap((at) => labels[at]!));
    return { labels: own, ever, placed: own, titles: new Set(members.map(String)), pages: members.length };
  }).map(({ members }) => members);
}

const groups = [
  { shape: "a.test/archive/*/", members: [0, 1, 2] },
  { shape: "a.test/*/", members: [3, 4] },
];

test("a page beside the list of the earlier ones is of their kind, not of that of their list", () => {
  const labels = [SEASONS, SEASONS, SEASONS, SEASONS, [1, 2, 20]];
  expect(left(groups, labels)).toEqual([[0, 1, 2], [4], [3]]);
});

test("pages that state the same as what they stand with stay together, and so do those that state little of what others do", () => {
  expect(left(groups, [SEASONS, SEASONS, SEASONS, SEASONS, SEASONS])).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(left(groups, [SEASONS, SEASONS, SEASONS, [1, 2, 3, 30, 31], [1, 2, 20]])).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
});
