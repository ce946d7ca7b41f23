import { expect, test } from "vitest";
import { isMoving } from "./moving-column.ts";

test("what a market asks today, and what it comes to by the month, moves", () => {
  expect(
    ["Market price", "Estimated monthly payment", "Used from", "Acme bestsellers rank"].every((n) => isMoving(n)),
  ).toBe(true);
  expect(
    ["Asking price", "Our price", "List price", "Total cost to own", "Payment of 1890", "Invoice price"].some((n) =>
      isMoving(n),
    ),
  ).toBe(false);
});

test("what visitors of a site do with it moves, in Chinese too", () => {
  expect(["关注度", "浏览次数", "评论数", "人气", "粉丝数", "访问统计"].every((n) => isMoving(n))).toBe(true);
  expect(["接待人数", "下载年份", "总户数", "容积率"].some((n) => isMoving(n))).toBe(false);
});

test("how many have reviewed a thing moves, and how they rate it on the whole settles", () => {
  expect(["Number of reviews", "Customer reviews", "Votes", "rating count"].every((n) => isMoving(n))).toBe(true);
  expect(["Customer rating", "Rating", "rating value", "用户评分"].some((n) => isMoving(n))).toBe(false);
});
