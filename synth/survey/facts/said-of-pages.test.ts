import { expect, test } from "vitest";
import { type SpeakingPage, saidOfPages } from "./said-of-pages.ts";

const pages = (title: (n: number) => string, lines: (n: number) => string[], head = "", types: string[] = []) =>
  [1, 2, 3, 4, 5].map(
    (n): SpeakingPage => ({
      title: title(n),
      read: () => ({ html: head, address: `https://site.test/riders/${n}`, types, lines: lines(n) }),
    }),
  );

test("the folder that pages say they stand in goes before the type that they state", () => {
  const head = `<meta property="og:type" content="athlete">`;
  const said = pages(
    (n) => `Name ${n}`,
    () => ["Rider profile"],
    head,
  );
  expect(saidOfPages(said, [])).toBe("rider");
  const unsaid = pages(
    (n) => `Name ${n}`,
    () => ["Profile"],
    head,
  );
  expect(saidOfPages(unsaid, [])).toBe("athlete");
});

test("a type that all pages state is what they are about", () => {
  const head = `<meta property='og:type' content='movie' />`;
  expect(
    saidOfPages(
      pages(
        (n) => `Film ${n}`,
        () => [],
        head,
      ),
      [],
    ),
  ).toBe("movie");
  expect(
    saidOfPages(
      pages(
        (n) => `Clerk ${n}`,
        () => [],
        "",
        ["JobPosting", "Organization"],
      ),
      [],
    ),
  ).toBe("job posting");
});

test("types of pages, and of what stands around a thing, are none", () => {
  const head = `<meta property="og:type" content="article">`;
  expect(
    saidOfPages(
      pages(
        (n) => `A ${n}`,
        () => [],
        head,
        ["BreadcrumbList", "WebPage"],
      ),
      [],
    ),
  ).toBeUndefined();
});

test("a word in the title that the page says of itself, too", () => {
  const said = pages(
    (n) => `Engineer ${n} jobs - Diced`,
    () => ["Apply for this job", "this company", "more jobs"],
  );
  expect(saidOfPages(said, ["Company"])).toBe("job");
});

test("one way of saying it is chance, and what a page has it is not", () => {
  expect(
    saidOfPages(
      pages(
        (n) => `Clerk ${n}`,
        () => ["All jobs at this company"],
      ),
      [],
    ),
  ).toBeUndefined();
  const had = pages(
    (n) => `Company ${n}`,
    () => ["About this company", "the company"],
  );
  expect(saidOfPages(had, ["Company"])).toBeUndefined();
});

test("what is to be had new and used, and what most titles end in", () => {
  const offered = pages(
    (n) => `Model ${n}`,
    () => ["New vans", "Used vans", "Compare these vans", "a van of your own"],
  );
  expect(saidOfPages(offered, [])).toBe("van");
  const cut = pages(
    (n) => (n === 1 ? "The long title of a…" : `Title ${n}: Books`),
    () => ["who wrote this book", "this product", "product details", "product dimensions"],
  );
  expect(saidOfPages(cut, [])).toBe("book");
});

test("the name of a site is no kind of thing", () => {
  const named = pages(
    (n) => `Quarry.com: Thing ${n}`,
    () => ["Quarry Prime", "Quarry Kitchen", "About this Quarry", "see quarry.com"],
  );
  expect(saidOfPages(named, [])).toBeUndefined();
});

test("what one of is named in the title and several are filed under at its end", () => {
  const filed = (end: string) =>
    saidOfPages(
      pages(
        (n) => `Shop: Ridge ${n} Dome Tent (green): ${end}`,
        () => ["a roomy tent"],
      ),
      [],
    );
  expect(filed("Tents & Shelters")).toBe("tent");
  expect(filed("Outdoor & Garden")).toBeUndefined();
});

test("what every title ends in is what the site is called, and no word for its pages", () => {
  const said = pages(
    (n) => `Yearly figures ${n} | Harbour Safety Board`,
    () => ["Harbour network", "Harbour works", "each harbour reports"],
  );
  expect(saidOfPages(said, [])).toBeUndefined();
});
