import { expect, test } from "vitest";
import { headingsOf, linksOf, marksOf } from "./page-marks.ts";

const html = () =>
  '<title> </title><title>Ports</title><h2>North <a href="#n">¶</a></h2><p><a href="a">Alt</a><a name="x">x</a></p><h4>Low</h4>';

test("headings and links stand in the order of the page, with their places", () => {
  const { marks } = marksOf(html);
  expect(marks.map(({ level, text, href }) => [level, text, href])).toEqual([
    [2, "North ¶", undefined],
    [0, "¶", "#n"],
    [0, "Alt", "a"],
    [4, "Low", undefined],
  ]);
  expect(marks[1]!.path.startsWith(`${marks[0]!.path}/`)).toBe(true);
  expect(headingsOf(html, 3).map(({ text }) => text)).toEqual(["North ¶"]);
  expect(linksOf(html).map(({ href }) => href)).toEqual(["#n", "a"]);
});

test("a title is one of the page that says something, and none of a drawing's", () => {
  expect(marksOf(html).title?.text).toBe("Ports");
  expect(marksOf(() => "<body><svg><title>Arrow</title></svg>").title).toBeUndefined();
});
