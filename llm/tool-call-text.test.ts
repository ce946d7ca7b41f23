import { describe, expect, it } from "vitest";
import { writtenCall } from "./tool-call-text.ts";

const tools = new Set(["click", "final_answer"]);

describe("a tool call written into the text", () => {
  it.each([
    ["as plain JSON", '{"name": "click", "arguments": {"ref": 3}}'],
    ["behind a thought", 'I open the third.\n{"name": "click", "arguments": {"ref": 3}}'],
    ["fenced", 'I open it.\n```json\n{"name": "click", "arguments": {"ref": 3}}\n```\nDone.'],
    ["in tags", 'I open it.\n<tool_call>\n{"name": "click", "arguments": {"ref": 3}}\n</tool_call>'],
    ["in a tag that was cut", '<tool_call>{"name": "click", "arguments": {"ref": 3}}'],
    ["with arguments as text", '{"name": "click", "arguments": "{\\"ref\\": 3}"}'],
    [
      "behind Mistral's mark, in a list",
      'Third.\n[TOOL_CALLS][{"name": "click", "arguments": {"ref": 3}, "id": "a1"}]',
    ],
    ["behind Mistral's mark, by name", '[TOOL_CALLS]click[ARGS]{"ref": 3}'],
    ["before another one", '{"name": "click", "arguments": {"ref": 3}}\n{"name": "click", "arguments": {"ref": 4}}'],
    ["with a brace in its text", '{"name": "click", "arguments": {"ref": 3, "why": "a } in \\"quotes\\""}}'],
    ["with prose behind it", 'I open it: {"name": "click", "arguments": {"ref": 3}} and then I read.'],
    ["behind a broken one", 'First {"name": "final_answer", then\n{"name": "click", "arguments": {"ref": 3}}'],
    ["behind other JSON", 'Seen: {"rows": [1, 2]}. {"name": "click", "arguments": {"ref": 3}}'],
    ["as function and parameters", '{"function": {"name": "click", "parameters": {"ref": 3}}}'],
  ])("%s is found", (_, text) => {
    expect(writtenCall(text, tools)).toMatchObject({ name: "click", arguments: { ref: 3 } });
  });

  it("keeps the thought before it", () => {
    expect(writtenCall('Third.\n{"name":"click","arguments":{"ref":3}}', tools)?.before).toBe("Third.");
  });

  it.each([
    ["of a tool that is not there", '{"name": "rm", "arguments": {}}'],
    ["that is broken", '{"name": "click", "arguments": {"ref": '],
    ["whose arguments are a list", '{"name": "click", "arguments": [3]}'],
    ["that is only spoken of", "I would click on [3]."],
    ["that is some other JSON", '{"answer": "4"}'],
  ])("%s is none", (_, text) => {
    expect(writtenCall(text, tools)).toBeUndefined();
  });
});
