import { expect, test } from "vitest";
import { pagerOf } from "./pager-links.ts";

const pager = (url: string, html: string) =>
  pagerOf({ url, html: () => html }, (href, base) => new URL(href, base).href);
const urls = (url: string, html: string) =>
  [...pager(url, html).urls].map((one) => new URL(one).pathname + new URL(one).search);

test("numbers that stand together lead to the other pages of a list", () => {
  const nav =
    '<nav><a href="index.html">1</a><a href="page-2.html">2</a><a href="page-3.html">3</a><a rel="next" href="page-2.html">Next</a></nav>';
  expect(urls("https://a.example/index.html", nav)).toEqual(["/page-2.html", "/page-3.html"]);
  expect(urls("https://a.example/list", '<p>Pages: 1 <a href="?page=2">2</a></p>')).toEqual(["/list?page=2"]);
});

test("a word leads on where addresses differ in numbers only", () => {
  expect(urls("https://a.example/list_1.html", '<p><a href="list_2.html">下一页</a></p>')).toEqual(["/list_2.html"]);
  expect(urls("https://a.example/tides.html", '<p><a href="winds.html">Next</a></p>')).toEqual([]);
});

test("an address that says which page of a list it is needs no word", () => {
  expect(urls("https://a.example/list", '<p><a href="?page=2">›</a></p>')).toEqual(["/list?page=2"]);
  expect(urls("https://a.example/list/page/2/", '<p><a href="../3/">More</a></p>')).toEqual(["/list/page/3/"]);
  expect(urls("https://a.example/lakes", '<p><a href="rivers?page=2">›</a></p>')).toEqual([]);
});

test("a number that is a name, or leads to another folder, is no page of a list", () => {
  expect(
    urls("https://a.example/list", "<table><tr><td><a href=7>7</a></td><td>Anna of 9 seas</td></tr></table>"),
  ).toEqual([]);
  expect(
    urls("https://a.example/list", '<tr><td><a href="days/4">4</a></td><td><a href="days/5">5</a></td></tr>'),
  ).toEqual([]);
});

test("further pages may stand in a folder that is called as the first page is", () => {
  const nav = '<div>共63条 1/3 <a href="lakes.htm">1</a> <a href="lakes/2.htm">2</a> <a href="lakes/1.htm">3</a></div>';
  expect(urls("https://a.example/lakes.htm", nav)).toEqual(["/lakes/2.htm", "/lakes/1.htm"]);
  const back = '<div>共63条 2/3 <a href="../lakes.htm">上页</a> <a href="1.htm">3</a></div>';
  expect(urls("https://a.example/lakes/2.htm", back)).toEqual(["/lakes.htm", "/lakes/1.htm"]);
  expect(
    urls("https://a.example/rivers.htm", '<p><a href="lakes/1.htm">1</a> <a href="lakes/2.htm">2</a></p>'),
  ).toEqual([]);
});

test("how many pages there are is said in words", () => {
  expect(pager("https://a.example/list_1.html", "<p>共28条　第1/3页</p>").pages).toBe(3);
  expect(pager("https://a.example/list", "<p>Page 2 of&nbsp;7</p>").pages).toBe(7);
  expect(pager("https://a.example/list", "<p>共63条&nbsp;&nbsp;1/7</p>").pages).toBe(7);
  expect(pager("https://a.example/list", "<p>共63条，其中1/3属湖泊类</p>").pages).toBeUndefined();
  expect(pager("https://a.example/list", "<p>Page 2</p>").pages).toBeUndefined();
});
