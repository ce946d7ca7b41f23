import { promptNamed } from "../../llm/prompt.ts";

/** The prompt that holds what tools are called and what they say. */
export const TOOL_TEXTS = "tools";

/** What tools say besides what they show, in the language of whoever calls them; English where nobody says which. */
export function toolText(
  { language = "en" }: { language?: string },
  name: string,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  const filled = Object.entries(slots).map(([slot, value]) => [slot, String(value)]);
  return promptNamed(TOOL_TEXTS).text(name, language, Object.fromEntries(filled));
}
