import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isOfPublication } from "./of-publications.ts";

const bench = (singular: string, plural: string) =>
  ({
    relation: () => ({
      naming: { singular, plural, source: "" },
      relation: {
        source: "page_collection",
        columns: [
          { name: "Income", role: "measure" },
          { name: "Pages", role: "measure" },
          { name: "Issued", role: "date" },
        ],
      },
    }),
  }) as unknown as Workbench;
const asked = (question: string, column: string) => ({ question, tree: over("sum", leaf("r"), { column }) });
const bulletins = bench("yearly bulletin", "yearly bulletins");

test("a bulletin has no income", () => {
  const question = "what is the combined income, in pounds, of all yearly bulletins?";
  expect(isOfPublication(asked(question, "Income"), bulletins)).toBe(true);
  expect(isOfPublication(asked("所有年度公报的收入之和是多少？", "Income"), bench("年度公报", "年度公报"))).toBe(true);
  const named = "what is the combined income of Yearly Bulletin 2004 and Yearly Bulletin 2005?";
  expect(isOfPublication(asked(named, "Income"), bulletins)).toBe(true);
});

test("it has pages and dates, the years have an income, and a mill has what its page says", () => {
  expect(isOfPublication(asked("how many pages have all yearly bulletins?", "Pages"), bulletins)).toBe(false);
  expect(isOfPublication(asked("which yearly bulletin was issued earliest?", "Issued"), bulletins)).toBe(false);
  expect(isOfPublication(asked("by how much did the income rise from 2006 to 2010?", "Income"), bulletins)).toBe(false);
  expect(isOfPublication(asked("what is the income of all mills?", "Income"), bench("mill", "mills"))).toBe(false);
});
