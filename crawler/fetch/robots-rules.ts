import robotsParser from "robots-parser";
import { parseUrl } from "../../core/parse-url.ts";
import { decodeBytes } from "../read/text/charset.ts";
import { equivalentEncoding } from "./canonical-url.ts";

/** The product token that robots.txt files may address (RFC 9309, 2.2.1). */
export const ROBOTS_TOKEN = "Waymark";

/** RFC 9309, 2.5: at least the first 500 KiB are read; so much, and no more. */
export const MAX_ROBOTS_BYTES = 500 * 1024;

/** Seconds. A longer crawl-delay is honoured only so far, or a crawl of 200 pages would take days. */
const MAX_CRAWL_DELAY_S = 10;

/** The package's types describe an ES module, but it exports the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** What the robots.txt of one origin says to us. */
export interface RobotsRules {
  allows(url: string): boolean;
  /** Milliseconds between requests; 0 where nothing was asked for. */
  crawlDelay: number;
  /** Absolute URLs. */
  sitemaps: string[];
}

export const ALLOW_ALL: RobotsRules = { allows: () => true, crawlDelay: 0, sitemaps: [] };

/**
 * Reads a robots.txt (RFC 9309). `url` is its own address.
 *
 * The matching is robots-parser's; before it, the text is put into the form in which that library agrees with the RFC
 * and with Google's reference parser: percent-encoding equalised (2.2.2), lines that are no rules taken out (2.2.4: they
 * must not end a group), product tokens cut at the first character that is none, each group ended where a rule stood.
 */
export function readRobots(url: string, body: Uint8Array): RobotsRules {
  // It should be UTF-8 (RFC 9309, 2.3); what an editor saved otherwise means what it says all the same.
  const text = decodeBytes(wholeLines(body), "").text.replace(/^\uFEFF/, "");
  const lines = text.split(/\r\n|\r|\n/).map(splitLine);
  const rules = lines.flatMap((line) => (line ? ruleLine(line.key, line.value) : []));
  const robots = parseRobots(url, rules.join("\n"));
  const delay = robots.getCrawlDelay(ROBOTS_TOKEN) ?? 0;
  return {
    // The answer is undefined for URLs of another origin, which this file says nothing about.
    allows: (page) => isRobotsFile(page) || robots.isAllowed(equalised(page), ROBOTS_TOKEN) !== false,
    crawlDelay: Math.min(Math.max(delay, 0), MAX_CRAWL_DELAY_S) * 1000,
    sitemaps: lines.flatMap((line) => (line?.key === "sitemap" ? (parseUrl(line.value, url)?.href ?? []) : [])),
  };
}

/** As much as is read, without the rule that is cut there: what is left of it would forbid more than it says. */
function wholeLines(body: Uint8Array): Uint8Array {
  if (body.length <= MAX_ROBOTS_BYTES) return body;
  const read = body.subarray(0, MAX_ROBOTS_BYTES);
  return read.subarray(0, Math.max(read.lastIndexOf(0x0a), read.lastIndexOf(0x0d)) + 1);
}

function splitLine(line: string): { key: string; value: string } | undefined {
  const rule = line.replace(/#.*/, "");
  const colon = rule.indexOf(":");
  if (colon < 0) return undefined;
  return { key: rule.slice(0, colon).trim().toLowerCase(), value: rule.slice(colon + 1).trim() };
}

function ruleLine(key: string, value: string): string[] {
  switch (key) {
    case "user-agent": {
      const token = value.startsWith("*") ? "*" : (/^[a-z_-]+/i.exec(value)?.[0] ?? "");
      return token === "" ? [] : [`User-agent: ${token}`];
    }
    case "allow":
    case "disallow":
      return [`${key}: ${equivalentEncoding(value)}`];
    case "crawl-delay":
      return /^\d+(?:\.\d+)?$/.test(value) ? [`Crawl-delay: ${value}`] : [];
    default:
      return [];
  }
}

/** Brackets and the like stand raw in a URL's path, but the library escapes them in its patterns. */
function equalised(page: string): string {
  const url = new URL(page);
  const raw = (part: string) => part.replace(/["<>[\]^`{|}\\]/g, (character) => encodeURIComponent(character));
  return url.origin + equivalentEncoding(raw(url.pathname)) + equivalentEncoding(raw(url.search));
}

/** RFC 9309, 2.2.2: the file itself is implicitly allowed. */
function isRobotsFile(page: string): boolean {
  return new URL(page).pathname === "/robots.txt";
}
