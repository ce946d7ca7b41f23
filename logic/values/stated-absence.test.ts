import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "./relation.fixture.ts";
import { isStatedAbsence } from "./stated-absence.ts";

test("words that say that there is none are told from those that say which", () => {
  for (const text of [
    "None",
    "not on display",
    "Unknown",
    "unknown author",
    "No",
    "n/a",
    "TBC",
    "Not yet built",
    "[unknown]",
    "(undated)",
    "No other rooms.",
    "None on record",
    "None (closed for repair)",
    "n/a – private",
    "Not applicable: no roof",
    "No lift (stairs only)",
    "无",
    "佚名",
    "集体创作",
  ])
    expect(isStatedAbsence(text), text).toBe(true);
  for (const text of [
    "Daily",
    "Noble",
    "Nowhere Inn",
    "No. 5 Mill",
    "No Man's Land",
    "Nobody's Business",
    "Note",
    "Notting Hill",
    "Nil-Holding AG",
    "None But the Brave",
    "On request",
    "The Unknown Soldier",
  ])
    expect(isStatedAbsence(text), text).toBe(false);
});

const market = (auctions: readonly string[]) =>
  asker(
    [
      testRelation(
        "ports",
        ["Port", "Auction"],
        auctions.map((auction, at) => [`Port ${at}`, auction]),
      ),
    ],
    { ports: { singular: "port", plural: "ports", source: "on the Harbour site" } },
  );
const DIFFERENT = [
  { op: "distinct", from: "ports", column: "Auction" },
  { op: "count", from: "s1" },
];
const MOST = [
  { op: "group", from: "ports", by: "Auction", take: "count" },
  { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
  { op: "label_of", from: "s2" },
];
const USUAL = [{ op: "mode", from: "ports", column: "Auction" }];

test("a stated absence is no kind to be counted, ranked or called the most frequent", () => {
  const some = market(["Daily", "Weekly", "None", "Daily", "Daily", "None"]);
  expect(some.refusal(DIFFERENT)).toBe("stated_absence");
  expect(some.refusal(MOST)).toBe("stated_absence");
  expect(some.refusal(USUAL)).toBe("Daily");
  expect(market(["Daily", "Weekly", "None", "None", "None", "Daily"]).refusal(USUAL)).toBe("stated_absence");
  const all = market(["Daily", "Weekly", "Monthly", "Daily", "Daily", "Weekly"]);
  expect(all.refusal(DIFFERENT)).toBe("3");
  expect(all.refusal(MOST)).toBe("Daily");
});

test("what stands in brackets as a whole beside names is a remark, and no name", () => {
  const remarked = ["Ada Holm", "Jo Lind", "(民间传说)", "（民间传说）", "（民间传说）", "（民间传说）", "Jo Lind"];
  expect(market(remarked).refusal(MOST)).toBe("stated_absence");
  expect(market(remarked).refusal(USUAL)).toBe("stated_absence");
  // Where all of them are printed so, the brackets say nothing.
  const all = market(["（早市）", "（晚市）", "（午市）", "（早市）", "（早市）", "（晚市）"]);
  expect(all.refusal(MOST)).toBe("(早市)");
  expect(all.refusal(USUAL)).toBe("(早市)");
});
