import { describe, expect, test } from "vitest";
import { SiteBounds } from "./site-bounds.ts";

const ROOT = "https://a.example/";
const FREE = { scope: "host", include: [], exclude: [], maxPages: 10, maxDepth: 6 } as const;
const page = (path: string, ...links: string[]) => ({
  url: new URL(path, ROOT).href,
  links: links.map((link) => ({ url: new URL(link, ROOT).href }) as never),
});
const refused = (bounds: SiteBounds, path: string) => {
  try {
    bounds.refuse(new URL(path, ROOT).href);
    return undefined;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe("bounds of a site", () => {
  test("another host, what is excluded and what is not included is refused", () => {
    const bounds = new SiteBounds(ROOT, { ...FREE, include: [/\/(?:x|docs)\//], exclude: [/\/x\//] });
    bounds.opened(page("/"));
    expect(refused(bounds, "https://b.example/docs/")).toBe("out_of_scope");
    expect(refused(bounds, "/x/1")).toBe("excluded");
    expect(refused(bounds, "/y/1")).toBe("excluded");
    expect(refused(bounds, "/docs/1")).toBeUndefined();
    expect(refused(bounds, "/")).toBeUndefined();
  });

  test("the root may lead to another host, which is the site then", () => {
    const bounds = new SiteBounds(ROOT, FREE);
    expect(refused(bounds, "https://b.example/start")).toBeUndefined();
    bounds.opened(page("https://b.example/start"));
    expect(refused(bounds, "https://b.example/on")).toBeUndefined();
    expect(refused(bounds, "https://c.example/on")).toBe("out_of_scope");
  });

  test("clicks are counted along the shortest way that was seen", () => {
    const bounds = new SiteBounds(ROOT, { ...FREE, maxDepth: 2 });
    bounds.opened(page("/", "/a"));
    bounds.opened(page("/a", "/b"));
    bounds.opened(page("/b", "/c", "/d"));
    expect(refused(bounds, "/b")).toBeUndefined();
    expect(refused(bounds, "/c")).toBe("too_deep");
    bounds.opened(page("/", "/c"));
    expect(refused(bounds, "/c")).toBeUndefined();
    expect(refused(bounds, "/d")).toBe("too_deep");
  });

  test("so many different pages may be opened, and these again", () => {
    const bounds = new SiteBounds(ROOT, { ...FREE, maxPages: 2 });
    bounds.opened(page("/"));
    bounds.opened(page("/a"));
    expect(refused(bounds, "/a")).toBeUndefined();
    expect(refused(bounds, "/b")).toBe("page_budget");
  });
});
