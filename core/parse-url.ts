/**
 * `new URL` without its exception. Not by URL.canParse: where that has been compiled, Node 20 says no to every address with
 * a letter of Latin-1 beyond ASCII.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
