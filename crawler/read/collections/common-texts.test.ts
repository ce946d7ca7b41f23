import { expect, test } from "vitest";
import { byWhatTheyPrint } from "./common-texts.ts";

const FRAME = [1, 2, 3];
const LAMP = [10, 11, 12, 13, 14, 15];
const BULB = [10, 11, 22, 23, 24, 25, 26];

/** A page that prints these texts, in places of its own kind. */
const page = (texts: readonly number[], ...places: number[]) => ({
  texts: new Set([...FRAME, ...texts]),
  places: new Set(places),
});
const lamp = (own: number) => page([...LAMP, own], 1, 2, 3, 4);
const odd = (own: number) => page([own], 1, 2);
const PAGES = [odd(90), odd(91), odd(92), lamp(40), lamp(41), lamp(42), lamp(43), lamp(44), lamp(45)];

const grouped = (groups: readonly (readonly number[])[], pages: readonly ReturnType<typeof page>[] = PAGES) =>
  byWhatTheyPrint(
    groups.map((members) => ({ members: [...members] })),
    pages,
  ).map(({ members }) => members);

test("pages that print what nearly all of another group do belong to that group", () => {
  expect(
    grouped([
      [0, 1, 2, 3],
      [4, 5, 6, 7, 8],
    ]),
  ).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6, 7, 8],
  ]);
});

test("a page of another kind, one that is laid out otherwise, and what frames all pages are no reason", () => {
  const bulbs = [50, 51, 52, 53].map((own) => page([...BULB, own], 1, 2, 3, 4));
  const groups = [
    [0, 1, 2],
    [3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12],
  ];
  expect(grouped(groups, [...PAGES, ...bulbs])).toEqual(groups);
  const table = page(LAMP, 7, 8, 9);
  const apart = [[0, 1, 2], [9], [3, 4, 5, 6, 7, 8]];
  expect(grouped(apart, [...PAGES, table])).toEqual(apart);
  const framed = PAGES.map(({ places }, at) => ({ places, texts: new Set([...LAMP, at]) }));
  expect(grouped(groups.slice(0, 2), framed)).toEqual(groups.slice(0, 2));
});

test("two groups of which nearly all pages print the same are one", () => {
  const pages = [lamp(40), lamp(41), lamp(42), lamp(43), lamp(44), lamp(45), lamp(46), lamp(47), odd(90), odd(91)];
  expect(
    grouped(
      [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9],
      ],
      pages,
    ),
  ).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9],
  ]);
});
