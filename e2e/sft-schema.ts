import { z } from "zod";

/** One message, as both formats are read here: calls with parsed arguments, results with what they answer. */
export interface Message {
  role: "system" | "user" | "assistant" | "tool";
  content: string;
  calls: { id: string; name: string; arguments: Record<string, unknown> }[];
  /** Of a tool's message: the id of the call, or, where the format has none, the name of the tool. */
  answers: string;
}

const Arguments = z.record(z.string(), z.unknown());
const Parsed = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(Arguments);
const Tools = z
  .array(
    z.object({
      type: z.literal("function"),
      function: z.object({
        name: z.string(),
        description: z.string().min(1),
        parameters: z.object({
          type: z.literal("object"),
          properties: z.record(z.string(), z.unknown()),
          required: z.array(z.string()).optional(),
        }),
      }),
    }),
  )
  .min(2);
type Tools = z.infer<typeof Tools>;

const Opening = z
  .strictObject({ role: z.enum(["system", "user"]), content: z.string().min(1) })
  .transform((from): Message => ({ ...from, calls: [], answers: "" }));

/** A row for Hugging Face TRL: arguments are objects, results name their tool, `tools` is JSON text. */
export const TrlRow = z.object({
  messages: z.array(
    z.union([
      Opening,
      z
        .strictObject({
          role: z.literal("assistant"),
          content: z.string(),
          reasoning_content: z.string(),
          tool_calls: z.array(
            z.strictObject({
              type: z.literal("function"),
              function: z.strictObject({ name: z.string(), arguments: Arguments }),
            }),
          ),
        })
        .transform(({ tool_calls, ...from }): Message => {
          const calls = tool_calls.map((call) => ({ id: call.function.name, ...call.function }));
          return { role: from.role, content: from.content, calls, answers: "" };
        }),
      z
        .strictObject({ role: z.literal("tool"), name: z.string(), content: z.string() })
        .transform((from): Message => ({ role: from.role, content: from.content, calls: [], answers: from.name })),
    ]),
  ),
  tools: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(Tools),
});

/** A row for OpenAI's fine-tuning: arguments are JSON text, results carry the id of their call. */
export const OpenaiRow = z.object({
  messages: z.array(
    z.union([
      Opening,
      z
        .strictObject({
          role: z.literal("assistant"),
          content: z.string(),
          tool_calls: z.array(
            z.strictObject({
              id: z.string().min(1),
              type: z.literal("function"),
              function: z.strictObject({ name: z.string(), arguments: Parsed }),
            }),
          ),
          weight: z.union([z.literal(0), z.literal(1)]).optional(),
        })
        .transform(({ tool_calls, ...from }): Message => {
          const calls = tool_calls.map(({ id, function: call }) => ({ id, ...call }));
          return { role: from.role, content: from.content, calls, answers: "" };
        }),
      z
        .strictObject({ role: z.literal("tool"), tool_call_id: z.string(), content: z.string() })
        .transform(
          (from): Message => ({ role: from.role, content: from.content, calls: [], answers: from.tool_call_id }),
        ),
    ]),
  ),
  tools: Tools,
});

/**
 * What is wrong with a conversation for chat templates and trainers, which rely on an opening, then a call and its result
 * in turn, every call one that the tools allow, and `final_answer` as the last word. Plain comparisons: there are
 * thousands of messages, and a recorded assertion for each would take minutes.
 */
export function conversationFaults(messages: readonly Message[], tools: Tools): string[] {
  const roles = messages.map(({ role }) => role).join(" ");
  const faults = /^(system )?user( assistant tool)* assistant$/.test(roles) ? [] : [`roles: ${roles}`];
  const parameters = new Map(tools.map((tool) => [tool.function.name, tool.function.parameters]));
  for (const [index, message] of messages.entries()) {
    const fault = (what: string) => faults.push(`message ${index}: ${what}`);
    if (message.role === "tool") {
      if (message.answers !== messages[index - 1]?.calls[0]?.id) fault(`answers ${message.answers}`);
      if (message.content === "") fault("is empty");
    }
    if (message.role !== "assistant") continue;
    const [call] = message.calls;
    const known = parameters.get(call?.name ?? "");
    if (!call || !known || message.calls.length > 1) {
      fault(`calls ${message.calls.map(({ name }) => name).join(", ") || "nothing"}`);
      continue;
    }
    const given = Object.keys(call.arguments);
    for (const name of given) if (!(name in known.properties)) fault(`${call.name} takes no "${name}"`);
    for (const name of known.required ?? []) if (!given.includes(name)) fault(`${call.name} lacks "${name}"`);
    if ((call.name === "final_answer") !== (index === messages.length - 1)) fault(`${call.name} stands here`);
  }
  return faults;
}
