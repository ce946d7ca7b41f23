import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { whyUnspeakable } from "./chinese-columns.ts";

const why = (name: string) => whyUnspeakable({ name, type: "text", role: "text" } satisfies Column);

test("when and by whom a page was put up is about the page", () => {
  expect(["发布时间", "录入人", "浏览次数"].map(why)).toEqual(
    Array(3).fill("it is about the page, not about what the page is about"),
  );
  expect(["建成时间", "发布机型"].map(why)).toEqual([undefined, undefined]);
});
