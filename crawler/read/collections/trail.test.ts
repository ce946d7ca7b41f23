import { expect, test } from "vitest";
import { collectPages } from "./collect.ts";
import { tokenise } from "./tokens.ts";

const trailIn = (html: string) => tokenise(`<div>${html}</div>`).trail?.hrefs;

test("links that marks lead from one to the next, from the front page on, are a trail", () => {
  const way = '<a href="/">Home</a> &gt; <a href="/mills/">Mills</a>';
  expect(trailIn(`You are here: ${way} &gt; Old Mill`)).toEqual(["/", "/mills/"]);
  expect(trailIn('<a href="../index.html">首页</a> » <span>水磨</span>')).toEqual(["../index.html"]);
});

test("things of one kind, menus and labels are none", () => {
  expect(trailIn('Genres: <a href="/g/1">Folk</a> / <a href="/g/2">Jazz</a>')).toBeUndefined();
  expect(trailIn('<a href="/">Home</a> <a href="/mills/">Mills</a>')).toBeUndefined();
  expect(trailIn('<a href="/">Home</a> | <a href="/mills/">Mills</a>')).toBeUndefined();
  expect(trailIn('<a href="/">Home</a> &gt; Sheet: <em>7</em>')).toBeUndefined();
});

test("what a trail says is no column, though a label leads it", () => {
  const pages = ["a", "b", "c", "d", "e", "f"].map((name, at) => ({
    url: `https://a.test/mills/${name}.html`,
    title: name,
    snapshot: name,
    html: () =>
      `<title>磨坊${name}</title><div class="w">您的位置：<a href="/">首页</a> &gt; <a href="/m/${at % 3}.html">河段${at % 3}</a></div>
       <h1>磨坊${name}</h1><table><tr><th>建成</th><td>${1800 + at}年</td></tr><tr><th>高度</th><td>${at + 7}米</td></tr></table>`,
  }));
  const [{ relation } = { relation: undefined }] = collectPages(pages);
  expect(relation?.columns.map(({ name }) => name).slice(1)).toEqual(["建成", "高度"]);
});
