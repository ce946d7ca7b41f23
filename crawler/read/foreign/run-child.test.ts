import { describe, expect, it } from "vitest";
import { parseInChild } from "./run-child.ts";

const URL = "https://example.org/file.pdf";

/** A file of no pages that no empty password opens (ISO 32000-1, 7.6.3). */
function lockedPdf(): Buffer {
  const key = "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a";
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
3 0 obj<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>endobj
trailer<</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]/Size 4>>
%%EOF`);
}

describe("files that cannot be parsed", () => {
  it.each([
    ["a PDF that asks for a password", "pdf", lockedPdf(), "it is encrypted and opens with a password alone"],
    ["a PDF that is none", "pdf", Buffer.from("%PDF-1.4\nnothing"), "Invalid PDF structure."],
  ] as const)("says why of %s", async (_, kind, bytes, why) => {
    await expect(parseInChild(kind, bytes, URL)).rejects.toMatchObject({
      reason: "unreadable",
      message: `${URL} cannot be read as ${kind}: ${why}`,
    });
  });
});
