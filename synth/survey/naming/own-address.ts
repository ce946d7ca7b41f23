import { parseUrl } from "../../../core/parse-url.ts";
import { isOfAnything } from "./agreed-noun.ts";
import { fromPlural } from "./noun-phrases.ts";

/** A page with the address that it gives itself, and what it says in its title and lines. */
interface AddressedPage {
  title: string;
  /** Of its `<base>` or its canonical link. */
  address: string;
  lines: readonly string[];
}

/** So many of the pages stand in the folder and say the word. */
const SHARE = 0.9;

/**
 * What pages are by the address that they give themselves, in the singular: "player" of "https://sports.example/league/players/3080",
 * wherever a copy of the page stands. In the plural alone, for a folder may be called after anything, and where the pages say the word,
 * too ("Player profile").
 */
export function kindByAddress(pages: readonly AddressedPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { address } of pages) {
    const folder = parseUrl(address)?.pathname.replace(/\/$/, "").split("/").at(-2) ?? "";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [folder = ""] = [...counts].find(([, count]) => count >= SHARE * pages.length) ?? [];
  const noun = fromPlural(folder.replace(/[-_]+/g, " "));
  if (!noun || isOfAnything(noun.singular)) return undefined;
  const word = new RegExp(`(?<!\\p{L})(?:${noun.singular}|${noun.plural})(?!\\p{L})`, "iu");
  const saying = pages.filter(({ title, lines }) => word.test(title) || lines.some((line) => word.test(line)));
  return saying.length >= SHARE * pages.length ? noun.singular : undefined;
}
