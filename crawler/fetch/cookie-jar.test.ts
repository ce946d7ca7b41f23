import { describe, expect, it } from "vitest";
import { CookieJar } from "./cookie-jar.ts";

const NOW = new Date("2026-01-01T00:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

function jarWith(from: string, ...lines: string[]): CookieJar {
  const jar = new CookieJar();
  jar.store(new URL(from), lines, NOW);
  return jar;
}
const sent = (jar: CookieJar, url: string, at = NOW) => jar.header(new URL(url), at);

describe("CookieJar", () => {
  it.each([
    ["a=1", "http://a.example/x", "http://a.example/y", "a=1"],
    ["a=1", "http://a.example/", "http://b.a.example/", undefined],
    ["a=1; Domain=a.example", "http://a.example/", "http://b.a.example/", "a=1"],
    ["a=1; Domain=.example.org", "http://www.example.org/", "http://example.org/", "a=1"],
    ["a=1; Domain=example.org", "http://www.example.org/", "http://notexample.org/", undefined],
    ["a=1; Domain=other.org", "http://www.example.org/", "http://other.org/", undefined],
    ["a=1; Domain=co.uk", "http://site.co.uk/", "http://site.co.uk/", undefined],
    ["a=1; Domain=github.io", "http://me.github.io/", "http://you.github.io/", undefined],
    ["a=1", "http://a.example/docs/web/page", "http://a.example/docs/web", "a=1"],
    ["a=1", "http://a.example/docs/web/page", "http://a.example/docs/website", undefined],
    ["a=1; Path=/docs", "http://a.example/", "http://a.example/docs/x", "a=1"],
    ["a=1; Secure", "https://a.example/", "http://a.example/", undefined],
    ["a=1; Secure", "http://a.example/", "https://a.example/", undefined],
    ["a=1; Secure", "https://a.example/", "https://a.example/", "a=1"],
    ["a=1", "http://a.example:8080/", "https://a.example/", "a=1"],
    ["__Secure-a=1", "https://a.example/", "https://a.example/", undefined],
    ["__Host-a=1; Secure; Path=/; Domain=a.example", "https://a.example/", "https://a.example/", undefined],
    ["__Host-a=1; Secure; Path=/", "https://a.example/", "https://a.example/", "__Host-a=1"],
    ["a=1; Domain=127.0.0.1", "http://127.0.0.1/", "http://127.0.0.1/", "a=1"],
  ])("%s from %s to %s: %s", (line, from, to, expected) => {
    expect(sent(jarWith(from, line), to)).toBe(expected);
  });

  it("lets cookies end: Max-Age before Expires, and a past one takes the cookie back", () => {
    const jar = jarWith("http://a.example/", "a=1; Max-Age=60; Expires=Wed, 01 Jan 2020 00:00:00 GMT");
    expect(sent(jar, "http://a.example/", later(59))).toBe("a=1");
    expect(sent(jar, "http://a.example/", later(61))).toBeUndefined();
    jar.store(new URL("http://a.example/"), ["a=; Max-Age=0"], NOW);
    expect(sent(jar, "http://a.example/")).toBeUndefined();
    expect(sent(jarWith("http://a.example/", "b=1; Expires=Thu, 01 Jan 2015 00:00:00 GMT"), "http://a.example/")).toBe(
      undefined,
    );
  });

  it("sends longer paths first and replaces what has the same name and place", () => {
    const jar = jarWith("http://a.example/", "a=1; Path=/", "b=2; Path=/deep", "a=3; Path=/");
    expect(sent(jar, "http://a.example/deep/x")).toBe("b=2; a=3");
  });

  it("keeps no more than fifty of one domain, the oldest going first", () => {
    const jar = jarWith("http://a.example/", ...Array.from({ length: 60 }, (_, i) => `c${i}=1`));
    const names = sent(jar, "http://a.example/")!.split("; ");
    expect(names).toHaveLength(50);
    expect(names[0]).toBe("c10=1");
  });

  it("passes over what is no cookie or too long", () => {
    expect(sent(jarWith("http://a.example/", "", `a=${"x".repeat(5000)}`), "http://a.example/")).toBeUndefined();
  });
});
