import { expect, test } from "vitest";
import { tokenise } from "./tokens.ts";

const ASIDE = "<aside><h4>Recent comments</h4><p>Ann on ponds</p></aside>";
const texts = (body: string) => tokenise(`<body>${body}</body>`).tokens.map(({ text }) => text);

test("what stands beside an article is no part of what its page is about", () => {
  expect(texts(`<article><h1>Ash</h1><p>Height: 9 m</p></article>${ASIDE}<p>End</p>`)).toEqual([
    "Ash",
    "Height: 9 m",
    "End",
  ]);
});

test("an aside within it is, and so is one of a page that has no article", () => {
  expect(texts(`<main><h1>Ash</h1>${ASIDE}</main>`)).toContain("Recent comments");
  expect(texts(`<h1>Ash</h1>${ASIDE}<article><p>Nice</p></article>`)).toContain("Recent comments");
});

test("places in the text stay those of the whole page", () => {
  const { tokens } = tokenise(`<body>${ASIDE}<article><h1>Ash</h1></article></body>`);
  expect(tokens[0]!.start).toBe("Recent comments Ann on ponds ".length);
});
