/** A part of an address as people read it; one whose percent signs encode no UTF-8 ("100%", "%B9%AB") as it is written. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
