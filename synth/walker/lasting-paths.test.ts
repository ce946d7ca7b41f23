import { expect, it } from "vitest";
import type { Survey } from "../survey/survey.ts";
import { withLastingPaths } from "./lasting-paths.ts";

const page = (url: string, title: string, path: string[], links: string[]) =>
  [
    url,
    { url, title, depth: path.length - 1, path, links: links.map((to) => ({ url: to, text: to, heading: "" })) },
  ] as const;

it("goes by way of a list rather than of what was changed last", () => {
  const pages = new Map<string, unknown>([
    page("/", "Mills", ["/"], ["/recent", "/all"]),
    page("/recent", "Recent changes", ["/", "/recent"], ["/alder", "/new"]),
    page("/all", "All mills", ["/", "/all"], ["/alder"]),
    page("/alder", "Alder Mill", ["/", "/recent", "/alder"], []),
    page("/new", "New Mill", ["/", "/recent", "/new"], []),
  ]);
  const lasting = withLastingPaths({ root: "/", pages } as unknown as Survey).pages;
  expect(lasting.get("/alder")!.path).toEqual(["/", "/all", "/alder"]);
  expect(lasting.get("/new")!.path).toEqual(["/", "/recent", "/new"]);
});
