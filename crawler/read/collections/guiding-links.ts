import type { PageElementNode, Token } from "./token-page.ts";

/**
 * What leads through a site is said so in the markup at the head of many pages and not at their foot: a link that leads where
 * a marked one (`guiding`: numbers of elements) does, behind the same words, leads through the site, too.
 */
export function markGuiding(
  elements: readonly PageElementNode[],
  tokens: readonly Token[],
  guiding: ReadonlySet<number>,
): void {
  if (guiding.size === 0) return;
  const sayingOf = (at: number) => `${tokens[at - 1]?.key ?? ""}\n${tokens[at]!.href}`;
  const marked = new Set(tokens.flatMap((token, at) => (guiding.has(token.element) ? [sayingOf(at)] : [])));
  tokens.forEach((token, at) => {
    const element = elements[token.element]!;
    if (element.tag === "a" && token.href !== undefined && marked.has(sayingOf(at))) element.navigation = true;
  });
}
