/** JSON in a model's text, parsed strictly: the whole text, or the whole of its only fenced block. Undefined otherwise. */
export function jsonOf(text: string): unknown {
  const fenced = [...text.matchAll(/```(?:json)?\s*\n([\s\S]*?)```/gi)];
  const source = fenced.length === 1 ? fenced[0]![1]! : text;
  try {
    return JSON.parse(source.trim());
  } catch {
    return undefined;
  }
}

export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
