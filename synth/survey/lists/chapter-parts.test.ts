import { expect, test } from "vitest";
import { chaptersOf } from "./chapter-parts.ts";

const pages = (headings: readonly string[]) =>
  headings.map((heading) => ({ url: heading, html: () => `<body><h2><b>${heading}</b></h2><h3>1.7 More</h3></body>` }));

test("the numbers before headings say which pages are the sections of which chapter", () => {
  expect(chaptersOf(pages(["Chapter 4. Trees", "4.1. Roots", "4.2. Leaves", "5 Stones", "Index"]))).toEqual([
    { noun: "section", whole: "the chapter “Trees”", members: ["4.1. Roots", "4.2. Leaves"] },
  ]);
  expect(chaptersOf(pages(["4 Trees", "4.1 Roots", "4.1.1 Fine roots", "4.1.2 Old roots"]))).toEqual([
    { noun: "subsection", whole: "the section “Roots”", members: ["4.1.1 Fine roots", "4.1.2 Old roots"] },
  ]);
});

test("a chapter of which a section is missing, or one of two of one number, is none", () => {
  expect(chaptersOf(pages(["4 Trees", "4.1 Roots", "4.3 Leaves"]))).toEqual([]);
  expect(chaptersOf(pages(["4 Trees", "4.1 Roots", "4 Taxes"]))).toEqual([]);
  expect(chaptersOf(pages(["4 Trees", "4.1 Roots", "4.1 Rates"]))).toEqual([]);
});
