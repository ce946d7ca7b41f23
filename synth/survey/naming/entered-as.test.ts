import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { enteredAs, fromContentSystem } from "./entered-as.ts";

test("the type that a content system writes at the body says what a page is about", () => {
  expect([
    enteredAs('<html><body class="layout path-node page-node-type-match-official"><h1>A. Berg</h1></body></html>'),
    enteredAs('<body class="single single-sp_player postid-12"><article class="post-12 type-sp_player hentry">'),
    enteredAs("<body><main><article class='node node--type-sculpture node--view-mode-full'>"),
    enteredAs('<body><aside class="portable-infobox pi-theme-wikia type-episode"></aside>'),
  ]).toEqual(["match official", "sp player", "sculpture", "episode"]);
});

test("what is shown in full goes before teasers of others; several types say nothing", () => {
  const teaser = '<article class="node node--type-news node--view-mode-teaser"></article>';
  expect([
    enteredAs(`<body><article class="node node--type-sculpture node--view-mode-full"></article>${teaser}`),
    enteredAs(`<body>${teaser}<article class="node node--type-event node--view-mode-teaser"></article>`),
    enteredAs("<body><h1>Berg</h1>"),
  ]).toEqual(["sculpture", undefined, undefined]);
});

const relation = (count: number): Relation => ({
  id: "r",
  name: "/works/*",
  source: "page_collection",
  url: "https://m.example/",
  columns: [],
  rows: Array.from({ length: count }, (_, at) => ({ about: `https://m.example/works/${at}`, cells: [] })),
});
const called = (types: readonly string[], said = "") => {
  const pages = types.map((type, at) => ({
    url: `https://m.example/works/${at}`,
    title: said,
    enteredAs: type,
    links: [],
  }));
  return fromContentSystem(
    relation(types.length),
    new Map(pages.map((page) => [page.url, page as unknown as SurveyedPage])),
  )?.plural;
};

test("rows are called what nearly all their pages are entered as, where that is a word", () => {
  expect([
    called(["artwork", "artwork", "artwork"]),
    called(["sp player", "sp player"]),
    called(["match official", "match official"], "Our match officials"),
    called(["tribe events", "tribe events"], "Events and courses"),
    called(["tribe events", "tribe events"]),
    called(["grobnik", "grobnik"]),
    called(["grobnik", "grobnik"], "All grobniks"),
  ]).toEqual(["artworks", "players", "match officials", "events", undefined, undefined, "grobniks"]);
});

test("what anything is entered as, and several types, name nothing", () => {
  expect([
    called(["basic page", "basic page"]),
    called(["product", "product"]),
    called(["post", "post"]),
    called(["artist", "gallery"]),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
