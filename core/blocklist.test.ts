import { expect, test } from "vitest";
import { Blocklist, blocklistFile } from "./blocklist.ts";

const LIST = new Blocklist(
  blocklistFile.parse({
    groups: [
      {
        reason: "answers stand there",
        hosts: ["data.example/datasets", "mirror.example"],
        keywords: ["Some Bench-QA"],
        canaries: ["This sentence marks a test set."],
      },
    ],
  }),
);

test.each([
  ["https://data.example/datasets", true],
  ["https://data.example/datasets/a/b?c", true],
  ["https://www.data.example/Datasets/a", true],
  ["https://data.example/datasets-of-1950", false],
  ["https://data.example/", false],
  ["https://mirror.example/anything", true],
  ["https://notmirror.example/", false],
  ["https://code.example/user/some_bench-qa", true],
  ["https://code.example/user/SomeBenchQA/tree/main", true],
  ["https://code.example/?q=some%20bench%20qa", true],
  ["https://code.example/awesome-bench-qa", false],
  ["https://code.example/some-bench-quality", false],
  ["no address", false],
])("%s is blocked: %s", (url, blocked) => {
  expect(LIST.address(url) !== undefined).toBe(blocked);
});

test("a page is blocked by its title and by a canary, with the reason", () => {
  const page = { url: "https://x.example/", title: "Home", text: "Nothing." };
  expect(LIST.page(page)).toBeUndefined();
  expect(LIST.page({ ...page, title: "Some Bench QA: results" })).toBe('"Some Bench-QA": answers stand there');
  expect(LIST.page({ ...page, text: "x this  sentence marks\na test set. y" })).toContain("canary");
  // Whoever writes about a data set is not the data set.
  expect(LIST.page({ ...page, text: "They used Some Bench QA." })).toBeUndefined();
});

test("the same rules have the same id, others another", () => {
  const one = { groups: [{ reason: "r", hosts: ["a.example"], keywords: [], canaries: [] }] };
  expect(new Blocklist(one).id).toBe(new Blocklist(structuredClone(one)).id);
  expect(new Blocklist(one).id).not.toBe(new Blocklist({ groups: [] }).id);
});
