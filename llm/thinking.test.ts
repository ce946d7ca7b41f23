import { expect, it } from "vitest";
import { partThinking } from "./thinking.ts";

it.each([
  ["a field of its own", "4", "two and two", { text: "4", thinking: "two and two" }],
  ["tags at the head", "<think>two\nand two</think>\n4", undefined, { text: "4", thinking: "two\nand two" }],
  ["a tag that is only closed", "two and two</think>4", undefined, { text: "4", thinking: "two and two" }],
  ["a tag that is never closed", "<think>two and", undefined, { text: "", thinking: "two and" }],
  ["both", "<think>b</think>4", "a", { text: "4", thinking: "a\n\nb" }],
  ["none", "4 < 5 and </b>", undefined, { text: "4 < 5 and </b>", thinking: "" }],
])("thinking in %s is parted from what is said", (_, text, field, expected) => {
  expect(partThinking(text, field)).toEqual(expected);
});
