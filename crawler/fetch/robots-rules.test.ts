import { describe, expect, it } from "vitest";
import { readRobots } from "./robots-rules.ts";

const ORIGIN = "http://example.com";
const rules = (text: string) => readRobots(`${ORIGIN}/robots.txt`, Buffer.from(text));
const allows = (text: string, path: string) => rules(text).allows(ORIGIN + path);

describe("readRobots", () => {
  it.each([
    ["an empty file allows all", "", "/a", true],
    ["no rule matches", "User-agent: *\nDisallow: /x", "/a", true],
    ["prefix", "User-agent: *\nDisallow: /a", "/abc", false],
    ["empty disallow", "User-agent: *\nDisallow:", "/a", true],
    ["longest match wins", "User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true],
    ["longest match wins, whatever the order", "User-agent: *\nAllow: /a/b\nDisallow: /a/b/c", "/a/b/c", false],
    ["allow wins a tie", "User-agent: *\nDisallow: /a\nAllow: /a", "/a", true],
    ["wildcard", "User-agent: *\nDisallow: /*/draft", "/2023/draft-1", false],
    ["end anchor", "User-agent: *\nDisallow: /*.cgi$", "/list.cgi?page=2", true],
    ["end anchor at the end", "User-agent: *\nDisallow: /*.cgi$", "/list.cgi", false],
    ["own group beats *", "User-agent: *\nDisallow: /\n\nUser-agent: waymark\nDisallow: /b", "/a", true],
    ["own group with a version", "User-agent: Waymark/2.0\nDisallow: /\n", "/a", false],
    [
      "own group without rules allows all",
      "User-agent: *\nDisallow: /\n\nUser-agent: Waymark\nDisallow:\n",
      "/a",
      true,
    ],
    ["another's group is not ours", "User-agent: Waymarker\nDisallow: /", "/a", true],
    ["joined groups", "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b", "/b", false],
    ["several agents, one group", "User-agent: x\nUser-agent: Waymark\nDisallow: /a", "/a", false],
    ["other lines end no group", "User-agent: x\nSitemap: /s.xml\nUser-agent: Waymark\nDisallow: /a", "/a", false],
    ["comments and spaces", "  user-AGENT : *  # all\n disallow\t: /a # this", "/a", false],
    ["carriage returns", "User-agent: *\rDisallow: /a\r\nDisallow: /b", "/b", false],
    ["byte order mark", "\uFEFFUser-agent: *\nDisallow: /a", "/a", false],
    ["encoding of unreserved characters", "User-agent: *\nDisallow: /~anna", "/%7Eanna", false],
    ["encoding of unreserved characters, the other way", "User-agent: *\nDisallow: /%7eanna", "/~anna", false],
    ["encoding of others", "User-agent: *\nDisallow: /é", "/%c3%a9", false],
    ["reserved escapes stay", "User-agent: *\nDisallow: /a%2Fb", "/a/b", true],
    ["brackets", "User-agent: *\nDisallow: /a[1]", "/a[1]", false],
    ["paths are case-sensitive", "User-agent: *\nDisallow: /A", "/a", true],
    ["robots.txt itself", "User-agent: *\nDisallow: /", "/robots.txt", true],
  ])("%s", (_, text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it("reads the first 500 KiB only", () => {
    const filler = `# ${"x".repeat(998)}\n`.repeat(520);
    expect(allows(`User-agent: *\nDisallow: /a\n${filler}Disallow: /b\n`, "/a")).toBe(false);
    expect(allows(`User-agent: *\nDisallow: /a\n${filler}Disallow: /b\n`, "/b")).toBe(true);
  });

  it("passes over the rule that is cut where reading ends", () => {
    const head = "User-agent: *\nDisallow: /a\n# ";
    const cut = "Disallow: /";
    const text = `${head}${"x".repeat(500 * 1024 - head.length - 1 - cut.length)}\n${cut}private\n`;
    expect(allows(text, "/b")).toBe(true);
    expect(allows(text, "/a")).toBe(false);
  });

  it("means the same in another encoding than its own", () => {
    const body = Buffer.from("\ufeffUser-agent: *\nDisallow: /a\n", "utf16le");
    const wide = readRobots(`${ORIGIN}/robots.txt`, body);
    expect([wide.allows(`${ORIGIN}/a`), wide.allows(`${ORIGIN}/b`)]).toEqual([false, true]);
  });

  it("honours a crawl delay up to a cap", () => {
    expect(rules("User-agent: *\nCrawl-delay: 1.5").crawlDelay).toBe(1500);
    expect(rules("User-agent: *\nCrawl-delay: 9999").crawlDelay).toBe(10_000);
    expect(rules("User-agent: *\nCrawl-delay: soon").crawlDelay).toBe(0);
  });

  it("finds sitemaps wherever they stand, resolved", () => {
    expect(rules("Sitemap: /a.xml\nUser-agent: *\nDisallow: /\nsitemap: http://other.example/b.xml").sitemaps).toEqual([
      `${ORIGIN}/a.xml`,
      "http://other.example/b.xml",
    ]);
  });
});
