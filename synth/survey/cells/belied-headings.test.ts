import { expect, test } from "vitest";
import { whyBelied } from "./belied-headings.ts";

const texts = (...printed: string[]) => printed.map((text) => ({ kind: "text" as const, printed: text }));

test("a month is no harvest, and a file's name no download", () => {
  expect(whyBelied("Harvest", texts("Early September", "late October", "mid-May – June"))).toBe(
    "its values say when, and its heading does not",
  );
  expect(whyBelied("Download", texts("tool-5.3.0.tar.gz", "tool-5.2.1.tar.gz"))).toBe("its values are names of files");
});

test("what the heading says is asked about", () => {
  expect(whyBelied("Harvest time", texts("Early September", "late October"))).toBeUndefined();
  expect(whyBelied("File name", texts("a.pdf", "b.pdf"))).toBeUndefined();
  expect(whyBelied("Composer", texts("May Winter", "Ann Holm", "Jan Berg"))).toBeUndefined();
});
