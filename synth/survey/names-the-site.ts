/** "From Acme Wiki" stands above what a page says, and is no property of what it is about. */
export function namesTheSite(heading: string, site: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/^the | site$/g, "");
  return bare(heading.trim().replace(/^(?:from|on|at|by|of|in) /i, "")) === bare(site);
}
