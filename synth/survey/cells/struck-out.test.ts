import { expect, test } from "vitest";
import { isStruckThrough } from "./struck-out.ts";

test("what stands in a struck element, or in one that is styled so, is struck through", () => {
  const html = () =>
    `<html><head></head><body><p><s>£9</s> £7</p><p><span class="text-sm line-through"><b>£9</b></span></p><p class="strikers">£5</p><p style="text-decoration: line-through">£4</p></body></html>`;
  expect(isStruckThrough(html, "0/1/0/0")).toBe(true);
  expect(isStruckThrough(html, "0/1/0")).toBe(false);
  expect(isStruckThrough(html, "0/1/1/0/0")).toBe(true);
  expect(isStruckThrough(html, "0/1/2")).toBe(false);
  expect(isStruckThrough(html, "0/1/3")).toBe(true);
});
