import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withStatesDated } from "./dated-states.ts";

const permits: Relation = testRelation(
  "r",
  ["Permit", "State"],
  [
    ["P1", "Granted"],
    ["P2", "In progress"],
  ],
);
const named = (note: string) => {
  const urls = new Set(permits.rows.map(({ cells }) => cells[1]!.evidence.url));
  const pages = new Map([...urls].map((url) => [url, { html: () => `<body><p>${note}</p></body>` }] as const));
  return withStatesDated(permits, pages).columns[1]!.name;
};

test("a state is that of the day on which a note says that things were so", () => {
  expect(named("State of the permits as of 31 March 2024.")).toBe("State on 31 March 2024");
  expect(named("State on March 31, 2024")).toBe("State on March 31, 2024");
});

test("a day of something else dates no state", () => {
  expect(named("Status as of 31 March 2024")).toBe("State");
  expect(named("State of emergency was declared on 31 March 2024 by the mayor")).toBe("State");
});
