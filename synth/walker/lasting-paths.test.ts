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
  const lasting = withLastingPaths({ root: "/", pages, relations: [] } as unknown as Survey).pages;
  expect(lasting.get("/alder")!.path).toEqual(["/", "/all", "/alder"]);
  expect(lasting.get("/new")!.path).toEqual(["/", "/recent", "/new"]);
});

it("goes by way of the list of all mills rather than of news about one", () => {
  const pages = new Map<string, unknown>([
    page("/", "Mills", ["/"], ["/news-1", "/all"]),
    page("/news-1", "Work starts", ["/", "/news-1"], ["/alder"]),
    page("/all", "All mills", ["/", "/all"], ["/alder", "/birch"]),
    page("/alder", "Alder Mill", ["/", "/news-1", "/alder"], []),
    page("/birch", "Birch Mill", ["/", "/all", "/birch"], []),
  ]);
  const rows = ["/alder", "/birch"].map((about) => ({ about, cells: [] }));
  const relations = [{ relation: { source: "page_collection", rows } }];
  const lasting = withLastingPaths({ root: "/", pages, relations } as unknown as Survey).pages;
  expect(lasting.get("/alder")!.path).toEqual(["/", "/all", "/alder"]);
});

it("goes by way of the list of mills rather than of a flour that all of them grind", () => {
  const pages = new Map<string, unknown>([
    page("/", "Mills", ["/"], ["/rye", "/all"]),
    page("/rye", "Rye", ["/", "/rye"], ["/alder", "/birch"]),
    page("/all", "All mills", ["/", "/all"], ["/alder", "/birch"]),
    page("/alder", "Alder Mill", ["/", "/rye", "/alder"], []),
    page("/birch", "Birch Mill", ["/", "/rye", "/birch"], []),
  ]);
  const of = (...urls: string[]) => ({
    relation: { source: "page_collection", rows: urls.map((about) => ({ about, cells: [] })) },
  });
  const relations = [of("/alder", "/birch"), of("/rye")];
  const lasting = withLastingPaths({ root: "/", pages, relations } as unknown as Survey).pages;
  expect(lasting.get("/alder")!.path).toEqual(["/", "/all", "/alder"]);
});
