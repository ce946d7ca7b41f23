/** How we introduce ourselves unless the user says otherwise: the robots.txt token, the version, and what it is for. */
export function defaultUserAgent(version: string): string {
  return `Waymark/${version} (web agent data pipeline)`;
}
