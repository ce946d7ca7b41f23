import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseUrl } from "../../../core/parse-url.ts";
import { routeOf } from "../../fetch/route-fragment.ts";
import { resolveUrl } from "./resolve-url.ts";

const BASES = [
  "https://a.example/x/y.html",
  "http://127.0.0.1:8080/",
  "http://[::1]:90/a",
  "https://user:word@a.example/",
  "file:///pages/one.html",
];
/** What addresses are made of, and what makes them something else than they look. */
const PIECES = [
  ..."ab/.?=&%+-_~:@0 #Aé".split(""),
  ..."http:// https:// // www.x.org .. . %2e :80 :443 :8080 xn--a 1.2.3.4 localhost mailto: javascript:".split(" "),
];

describe("resolveUrl", () => {
  it("gives what a URL parser gives, also where it does without one", () => {
    const address = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        address,
        fc.constantFrom("", "/", "https://a.example/"),
        fc.constantFrom(...BASES),
        (rest, start, base) => {
          expect(resolveUrl(start + rest, base)).toBe(parsed((start + rest).trim(), base));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it("keeps the login of its base, and of fragments the routes of applications alone", () => {
    expect(resolveUrl("/b?c=1", "https://user:word@a.example/")).toBe("https://user:word@a.example/b?c=1");
    expect(resolveUrl("/b#c", "https://a.example/")).toBe("https://a.example/b");
    expect(resolveUrl("#/towers/3", "https://a.example/b?c=1")).toBe("https://a.example/b?c=1#/towers/3");
    expect(resolveUrl("#/", "https://a.example/b#/towers")).toBe("https://a.example/b");
  });
});

function parsed(text: string, base: string): string | undefined {
  const url = text === "" ? undefined : parseUrl(text, base);
  if (!url || !["http:", "https:", "file:"].includes(url.protocol)) return undefined;
  if (text.includes("#")) url.hash = routeOf(url.hash);
  return url.href;
}
