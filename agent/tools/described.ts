import { z } from "zod";
import { promptNamed } from "../../llm/prompt.ts";
import type { Tool } from "./tool.ts";
import { TOOL_TEXTS, toolText } from "./tool-texts.ts";

/** A tool as whoever may call it is told of it. */
export interface DescribedTool {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  schema: Record<string, unknown> & { type: "object" };
}

/**
 * What of a JSON schema is not told: it is sent with every request. Arguments are checked when the tool is called, and whoever
 * is out of bounds is told which.
 */
const UNTOLD: ReadonlySet<string> = new Set([
  "$schema",
  "additionalProperties",
  "minLength",
  "maxLength",
  "exclusiveMinimum",
  "maximum",
  "format",
]);

/** A tool in a language of the prompt `tools`. */
export function described({ name, params, slots = {} }: Tool, language = "en"): DescribedTool {
  const { properties = {}, required = [] } = z.toJSONSchema(params, { io: "input" });
  const names = new Set(promptNamed(TOOL_TEXTS).names("en"));
  const told = Object.entries(properties).map(([key, property]) => {
    const text = `${name}.${key}`;
    const kept = Object.entries(property).filter(([keyword]) => !UNTOLD.has(keyword));
    return [
      key,
      { ...Object.fromEntries(kept), ...(names.has(text) ? { description: toolText({ language }, text) } : {}) },
    ];
  });
  return {
    name,
    description: toolText({ language }, name, slots).replace(/\s*\n\s*/g, language.startsWith("zh") ? "" : " "),
    schema: { type: "object", properties: Object.fromEntries(told), ...(required.length > 0 ? { required } : {}) },
  };
}
