import { expect, test } from "vitest";
import { withoutWaysOn } from "./ways-on.ts";

const item = (url: string, at: number) => ({ url, path: `0/1/2/${at}/0` });
const ITEMS = ["ash", "box", "elm", "fir"].map(item);
const known =
  (...urls: string[]) =>
  (url: string) =>
    urls.includes(url);

test("what leads on from a list stands before and after it, apart from its items", () => {
  const links = [{ url: "up", path: "0/1/0/0" }, ...ITEMS, { url: "next", path: "0/1/3/0" }];
  expect(withoutWaysOn(links, known("ash", "box", "elm", "fir"))).toEqual(["ash", "box", "elm", "fir"]);
  expect(withoutWaysOn(links, known())).toEqual([]);
});

test("the first and the last item of a list are items, too, where their pages are not known to be of its kind", () => {
  expect(withoutWaysOn([{ url: "up", path: "0/1/0/0" }, ...ITEMS], known("box", "elm"))).toEqual([
    "ash",
    "box",
    "elm",
    "fir",
  ]);
});
