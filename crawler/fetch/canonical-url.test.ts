import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalUrl, twinKey } from "./canonical-url.ts";

describe("canonicalUrl", () => {
  it("spells plain addresses as the whole set of rules would", () => {
    const label = fc.stringMatching(/^[a-z0-9-]{1,6}$/);
    const number = fc.oneof(fc.integer({ min: 0, max: 300 }).map(String), fc.constantFrom("01", "0x1", ""));
    const joined = (parts: string[]) => parts.join(".");
    const host = fc.oneof(
      fc.array(label, { minLength: 1, maxLength: 3 }).map(joined),
      fc.array(number, { minLength: 3, maxLength: 5 }).map(joined),
    );
    const port = fc.constantFrom("", ":80", ":443", ":8080", ":0800", ":40321", ":65535", ":99999");
    const path = fc.stringMatching(/^[A-Za-z0-9_~./-]{0,20}$/);
    fc.assert(
      fc.property(fc.constantFrom("http", "https"), host, port, path, (scheme, name, number, rest) => {
        const text = `${scheme}://${name}${number}/${rest}`;
        // With a fragment no short cut is taken.
        expect(canonicalUrl(text)).toBe(canonicalUrl(`${text}#part`));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ["HTTP://Example.COM:80/a/./b/../c#part", "http://example.com/a/c"],
    ["https://example.com:443", "https://example.com/"],
    ["https://example.com/app#/towers/3?by=%6Eame", "https://example.com/app#/towers/3?by=name"],
    ["https://example.com/app#!towers", "https://example.com/app#!towers"],
    ["https://example.com/app#/", "https://example.com/app"],
    ["https://example.com/app#!", "https://example.com/app"],
    ["https://example.com:8443/", "https://example.com:8443/"],
    ["http://example.com/?utm_source=x&b=2&utm_medium=y&a=1", "http://example.com/?b=2&a=1"],
    ["http://example.com/p?gclid=1&fbclid=2", "http://example.com/p"],
    ["http://example.com/p?", "http://example.com/p"],
    ["http://example.com/p;jsessionid=0A1B2C?x=1", "http://example.com/p?x=1"],
    ["http://example.com/p?PHPSESSID=abc&x=1", "http://example.com/p?x=1"],
    ["http://example.com/p?sid=3f2a9c1b7d4e6f8091a2b3c4", "http://example.com/p"],
    ["http://example.com/p?sid=42", "http://example.com/p?sid=42"],
    ["http://example.com/%7eanna/%c3%a9", "http://example.com/~anna/%C3%A9"],
    ["http://user:secret@example.com/", "http://example.com/"],
    ["http://example.com./x", "http://example.com/x"],
    ["http://2130706433/", "http://127.0.0.1/"],
    ["http://bücher.example/", "http://xn--bcher-kva.example/"],
  ])("%s -> %s", (given, expected) => {
    expect(canonicalUrl(given)).toBe(expected);
  });

  it("resolves against a base", () => {
    expect(canonicalUrl("../b?x", "http://example.com/a/c/")).toBe("http://example.com/a/b?x");
  });

  it.each(["mailto:a@example.com", "javascript:void 0", "file:///etc/passwd", "data:text/html,x", "http://", "no url"])(
    "has none for %s",
    (text) => {
      expect(canonicalUrl(text)).toBeUndefined();
    },
  );

  it("is its own canonical form", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const once = canonicalUrl(url);
        expect(once).toBeDefined();
        expect(canonicalUrl(once ?? "")).toBe(once);
      }),
    );
  });
});

describe("twinKey", () => {
  it("is shared by slash, www, scheme and index twins", () => {
    const keys = ["http://example.com/a", "https://www.example.com/a/", "http://example.com/a/index.html"].map(twinKey);
    expect(new Set(keys).size).toBe(1);
  });

  it("differs where the query differs", () => {
    expect(twinKey("http://example.com/a?page=1")).not.toBe(twinKey("http://example.com/a?page=2"));
  });
});
