import { describe, expect, it } from "vitest";
import { nearlySame, textPrint, titlesAgree } from "./text-print.ts";

/** A hundred words, the same for the same seed. */
const words = (seed: number, count = 100) =>
  Array.from(
    { length: count },
    (_, at) => `word${String.fromCharCode(97 + ((seed + at * 7) % 26))}${"xyz"[(seed * at) % 3]}`,
  );

const plain = (mainText: string) => textPrint({ mainText, relations: [] });
const letters = (count: number, shift: number) =>
  Array.from({ length: count }, (_, at) =>
    String.fromCharCode(97 + ((at * 5 + shift) % 26)).repeat(2 + ((at * at) % 5)),
  ).join(" ");

describe("the print of a text", () => {
  it("is the same for a text in which a word is another, and not for another text", () => {
    const text = letters(400, 0);
    const other = text
      .split(" ")
      .map((word, at) => (at === 200 ? "different" : word))
      .join(" ");
    expect(plain(text).figures).toBe(plain(other).figures);
    expect(nearlySame(plain(text).sketch ?? "", plain(other).sketch ?? "")).toBe(true);
    expect(nearlySame(plain(text).sketch ?? "", plain(words(3, 400).join(" ")).sketch ?? "")).toBe(false);
  });

  it("tells texts apart that differ in a figure", () => {
    const text = letters(200, 0);
    expect(plain(`${text} 1,204.5 km`).figures).not.toBe(plain(`${text} 1,204.6 km`).figures);
    expect(plain(`${text} 12 34`).figures).not.toBe(plain(`${text} 34 12`).figures);
  });

  it("has a skeleton that figures and the order of words do not change", () => {
    expect(plain("Events of May 2024: none").skeleton).toBe(plain("none: events of may 2031").skeleton);
    expect(plain("Events of May").skeleton).not.toBe(plain("Events of June").skeleton);
    expect(plain("2024 17").skeleton).toBe("");
  });

  it("reads ideographs one by one", () => {
    const text = "这个城市的人口在过去的几年里增长得很快".repeat(5);
    expect(plain(text).sketch).toBeDefined();
    expect(plain("人口").skeleton).toBe(plain("口人").skeleton);
  });

  it("leaves short texts alone: they are alike by chance", () => {
    expect(plain("Nothing found.").sketch).toBeUndefined();
  });
});

describe("titles", () => {
  it.each([
    ["Report", "Report (print)", true],
    ["Ada - Site", "Ada – site", true],
    ["Ada", "Bob", false],
    ["", "Bob", false],
    ["", "", true],
  ])("%s and %s agree: %s", (one, other, agree) => {
    expect(titlesAgree(one, other)).toBe(agree);
  });
});
