import { expect, it } from "vitest";
import { type Bounds, beyondBounds } from "./bounds.ts";

const bounds: Bounds = {
  inScope: (url) => url.startsWith("https://a.org/"),
  include: [/\/kept\//],
  exclude: [/draft/],
  maxDepth: 2,
};
const reason = (url: string, depth: number) => beyondBounds(url, depth, bounds)?.reason;

it("tells the first reason why an address lies beyond the bounds", () => {
  expect(reason("https://b.org/draft", 3)).toBe("out_of_scope");
  expect(beyondBounds("https://a.org/kept/draft", 3, bounds)?.detail).toBe("matches --exclude");
  expect(beyondBounds("https://a.org/other", 3, bounds)?.detail).toBe("matches no --include");
  expect(beyondBounds("https://a.org/kept/1", 3, bounds)).toEqual({
    reason: "too_deep",
    detail: "3 clicks from the root",
  });
  expect(reason("https://a.org/kept/1", 2)).toBeUndefined();
});

it("holds what would end a login beyond the bounds where one was lent", () => {
  const url = "https://a.org/kept/logout";
  expect(beyondBounds(url, 1, bounds)).toBeUndefined();
  expect(beyondBounds(url, 1, { ...bounds, loggedIn: true })?.reason).toBe("excluded");
});
