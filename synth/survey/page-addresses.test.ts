import { expect, test } from "vitest";
import { addressesOf } from "./page-addresses.ts";

test("an address is resolved once, against its own page", () => {
  const asked: string[] = [];
  const canonical = (href: string, base: string) => {
    asked.push(href);
    return href === "" ? undefined : new URL(href, base).href;
  };
  const page = { url: "https://a.example/b/", html: () => "" };
  for (const _ of [1, 2])
    expect(["c", "", "c"].map(addressesOf(page, canonical))).toEqual([
      "https://a.example/b/c",
      undefined,
      "https://a.example/b/c",
    ]);
  expect(asked).toEqual(["c", ""]);
  // The same text at another address leads elsewhere.
  expect(addressesOf({ ...page, url: "https://a.example/d/" }, canonical)("c")).toBe("https://a.example/d/c");
});
