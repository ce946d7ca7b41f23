/** "Acme Wiki" of "the Acme Wiki site", "Office of the Port of Oban" of "the site of the Office of the Port of Oban". */
export const bareSite = (site: string): string =>
  site
    .replace(/^the (?:site of the )?/i, "")
    .replace(/ site$|网站$/i, "")
    .toLowerCase();

/** "From Acme Wiki" stands above what a page says, and is no property of what it is about. */
export function namesTheSite(heading: string, site: string): boolean {
  return bareSite(heading.trim().replace(/^(?:from|on|at|by|of|in) /i, "")) === bareSite(site);
}
