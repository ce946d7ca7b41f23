import { expect, test } from "vitest";
import { inside } from "../dom/dom.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { bodyOf } from "../html.ts";
import { Siblings } from "./siblings.ts";

test.each([4, 20, 40])("of %i siblings those of one name and class are counted", (count) => {
  const alike = "<div class=a>x</div>".repeat(count);
  const body = bodyOf(parseHtml(`<body>${alike}<div class=b>y</div><span class=a>z</span>`))!;
  const siblings = new Siblings(body.end);
  const [first, ...others] = inside(body, "div");
  expect(siblings.alike(first!)).toBe(Math.min(count, 30));
  expect(siblings.alike(others.at(-1)!)).toBe(1);
});
