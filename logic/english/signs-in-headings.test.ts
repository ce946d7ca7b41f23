import { expect, test } from "vitest";
import { humanise } from "./humanise.ts";

test("a sign stands as it is written, and other words of a heading do not", () => {
  const said = {
    "Greatest |Ks| of rock": "greatest |Ks| of rock",
    "|Ks + Es| of rock": "|Ks + Es| of rock",
    "Vitamin B Content": "vitamin B content",
    "A First Prize": "a first prize",
    "Length | Width": "length | Width",
  };
  expect(Object.keys(said).map(humanise)).toEqual(Object.values(said));
});
