/** A text as a pattern that fits it and nothing else, with the flag `u` or without. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
