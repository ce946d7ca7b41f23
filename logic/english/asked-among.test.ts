import { expect, test } from "vitest";
import { askedAmong } from "./asked-within.ts";

const riders = [{ singular: "rider", plural: "riders" }];
const source = "among the riders who have a page of their own on the Tour site";

test("which of them, and how many, is asked among them", () => {
  expect(askedAmong("how many riders weigh less than 70 kg", riders, source)).toBe(
    `${source}, how many riders weigh less than 70 kg`,
  );
  expect(askedAmong("which rider is the tallest", riders, source)).toBe(`${source}, which rider is the tallest`);
});

test("what ends with all of them names them there", () => {
  expect(askedAmong("what is the median height of all riders", riders, source)).toBe(
    "what is the median height of the riders who have a page of their own on the Tour site",
  );
});

test("what is no one of them otherwise is asked considering only them", () => {
  expect(askedAmong("what is the club of the rider with the most wins", riders, source)).toBe(
    "considering only the riders who have a page of their own on the Tour site, what is the club of the one with the most wins",
  );
});

test("what is named before the comma is not named again behind it", () => {
  const huts = [{ singular: "hut", plural: "huts" }];
  expect(
    askedAmong("which hut is the oldest among the huts whose owner is Ann", huts, "among the huts of the ridge"),
  ).toBe("among the huts of the ridge, which is the oldest among those whose owner is Ann");
});

test("nor are they where things of another kind are named with them", () => {
  const both = [
    { singular: "hut", plural: "huts" },
    { singular: "warden", plural: "wardens" },
  ];
  expect(
    askedAmong("which hut is the oldest among the huts whose warden is Ann", both, "among the huts of the ridge"),
  ).toBe("among the huts of the ridge, which hut is the oldest among those whose warden is Ann");
});
