import { expect, test } from "vitest";
import { areFiles } from "./file-links.ts";

const links = (...hrefs: string[]) => hrefs.map((href) => ({ kind: "entity" as const, printed: "章程", href }));
const texts = (...printed: string[]) => printed.map((text) => ({ kind: "text" as const, printed: text }));

test("files are told by where links lead", () => {
  expect(areFiles(links("https://a.test/up/rules.pdf", "https://a.test/up/map.docx?v=2"))).toBe(true);
  expect(areFiles(links("https://a.test/mills/old.html", "https://a.test/mills/new/"))).toBe(false);
  expect(areFiles([{ kind: "missing", printed: "" }])).toBe(false);
});

test("and by what they are called", () => {
  expect(areFiles(texts("tool-5.3.0.tar.gz", "tool-5.2.1.tar.gz"))).toBe(true);
  expect(areFiles(texts("see rules.pdf", "Version 5.2"))).toBe(false);
});
