import { z } from "zod";
import type { CanonicalMessage, CanonicalRecord } from "../canonical-record.ts";
import type { SftFormat } from "../sft-format.ts";

const ToolCall = z.strictObject({
  type: z.literal("function"),
  function: z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
});
const Message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.enum(["system", "user"]), content: z.string() }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.string(),
    reasoning_content: z.string(),
    tool_calls: z.array(ToolCall).min(1),
  }),
  z.strictObject({ role: z.literal("tool"), name: z.string(), content: z.string() }),
]);

/** Hugging Face TRL: `messages` with tool-call arguments as objects, `tools` as a JSON string. */
export const trlFormat: SftFormat = {
  name: "trl",
  loads: "TRL's SFTTrainer, with assistant_only_loss",
  schema: z.strictObject({ messages: z.array(Message).min(3), tools: z.string() }),
  row: (record: CanonicalRecord) => ({ messages: record.messages.map(message), tools: JSON.stringify(record.tools) }),
};

function message(from: CanonicalMessage): z.infer<typeof Message> {
  switch (from.role) {
    case "system":
    case "user":
      return { role: from.role, content: from.content };
    case "tool":
      return { role: "tool", name: from.name, content: from.content };
    case "assistant":
      return {
        role: "assistant",
        content: from.content,
        reasoning_content: from.reasoning_content,
        tool_calls: from.tool_calls.map(({ name, arguments: given }) => ({
          type: "function",
          function: { name, arguments: given },
        })),
      };
  }
}
