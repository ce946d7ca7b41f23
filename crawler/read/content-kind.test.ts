import { expect, it } from "vitest";
import { contentKind } from "./content-kind.ts";

const kind = (text: string, type: string, url = "https://a.example/get?id=3") =>
  contentKind(new TextEncoder().encode(text), type, url);

it("lines of as many fields each are a table, where nothing says what they are", () => {
  const table = "Mast,Height (m)\nLarch,48.2\nFir,31.5\n";
  expect(kind(table, "application/octet-stream")).toBe("csv");
  expect(kind(table.replaceAll(",", ";"), "")).toBe("csv");
  expect(kind(table, "text/plain")).toBe("text");
  expect(kind("Dear reader,\nthe mast fell.\nSo did the fir, the larch, and the oak.\n", "")).toBe("text");
  expect(kind("a;b\n", "application/octet-stream")).toBe("text");
});

it.each(["", "\ufeff"])("tells text in UTF-16 as it tells others, with and without its mark (%j)", (mark) => {
  const wide = (text: string) => Buffer.from(mark + text, "utf16le");
  expect(contentKind(wide("Mast,Height (m)\nLarch,48.2\nFir,31.5\n"), "text/csv", "https://a.example/get")).toBe("csv");
  expect(contentKind(wide("<!doctype html><p>The mast fell.</p>"), "", "https://a.example/")).toBe("html");
  expect(
    contentKind(Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]), "text/html", "https://a.example/"),
  ).toBeUndefined();
});
