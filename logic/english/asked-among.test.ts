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

test("what is no one of them is asked considering only them", () => {
  expect(askedAmong("what is the median height of all riders", riders, source)).toBe(
    "considering only the riders who have a page of their own on the Tour site, what is the median height",
  );
});
