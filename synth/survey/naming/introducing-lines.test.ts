import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { chineseRowNoun } from "./chinese-naming.ts";
import { introduces } from "./introducing-lines.ts";
import { labelledLinesOf } from "./own-prose.ts";

const books = testRelation(
  "books",
  ["标题", "重量"],
  ["山路", "渡口", "灯塔", "风车"].map((name, at) => [name, `${at + 1}克`]),
  { about: true },
);
const about = books.rows.map((row) => row.about!);
const page = (url: string, title: string, lines: readonly string[]) => ({
  url,
  title,
  depth: 0,
  path: [],
  snapshot: "",
  contentType: "text/html",
  links: [],
  labelled: () => lines,
});
const author = (at: number, line: string): LinkingPage => ({
  page: page(`https://x.example/${at}`, "作者", [line]),
  links: [{ url: about[at]!, text: ["山路", "渡口", "灯塔", "风车"][at]!, heading: "" }],
});

test("lines of several pages name what they lead to behind the word for it", () => {
  expect(introduces([author(0, "代表绘本：山路。"), author(1, "代表绘本：渡口")], "绘本")).toBe(true);
  expect(introduces([author(0, "代表绘本：山路。")], "绘本")).toBe(false);
  expect(introduces([author(0, "绘本作者：林一舟"), author(1, "绘本作者：李岸")], "绘本")).toBe(false);
  expect(introduces([author(0, "代表绘本：渡口"), author(1, "代表绘本：山路")], "绘本")).toBe(false);
});

test("a short line with a label before a link is one", () => {
  expect(labelledLinesOf("<p>林一舟</p><p>代表绘本：<a href='/1'>山路</a>。</p><p>简介：</p>")).toEqual([
    "代表绘本：山路。",
  ]);
});

test("a stock of things is called by the things where other pages name them so", () => {
  const list: LinkingPage = {
    page: page("https://x.example/", "绘本资源 - 江城网", []),
    links: about.map((url) => ({ url, text: "", heading: "" })),
  };
  const named = (...others: LinkingPage[]) => chineseRowNoun(books, undefined, [list, ...others], "江城网");
  expect(named(author(0, "代表绘本：山路。"), author(1, "代表绘本：渡口"))).toBe("绘本");
  expect(named(author(0, "地址：山路一号"))).toBe("绘本资源");
});
