import { expect, test } from "vitest";
import { testRelation } from "../../logic/relation.fixture.ts";
import { chineseRowNoun } from "./chinese-naming.ts";

const things = testRelation(
  "things",
  ["标题", "年代"],
  [
    ["甲", "唐代"],
    ["乙", "宋代"],
    ["丙", "元代"],
    ["丁", "明代"],
  ],
  {
    about: true,
  },
);
const listed = (title: string, heading: string) => ({
  page: { url: "https://x.example/", title, depth: 0, path: [], snapshot: "", contentType: "text/html", links: [] },
  links: things.rows.map(({ about }) => ({ url: about!, text: "", heading })),
});
const noun = (title: string, heading: string) =>
  chineseRowNoun(things, undefined, [listed(title, heading)], "江城博物馆");

test("what a site is called is none of its things, and is left out before what it has", () => {
  expect(noun("江城博物馆", "江城博物馆藏品")).toBe("藏品");
  expect(noun("江城博物馆", "")).toBeUndefined();
  expect(noun("文物目录 - 江城博物馆", "")).toBe("文物");
});

test("a list over several pages of one title says what they are together, not one of them", () => {
  const page = (title: string, from: number, to: number) => ({
    ...listed(title, ""),
    links: listed(title, "").links.slice(from, to),
  });
  const pages = [page("文物目录 - 江城博物馆", 0, 2), page("文物目录 - 江城博物馆", 2, 4)];
  expect(chineseRowNoun(things, undefined, pages, "江城博物馆")).toBe("文物");
  expect(chineseRowNoun(things, undefined, pages.slice(0, 1), "江城博物馆")).toBeUndefined();
});
