import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const column = (name: string, texts: readonly string[]) =>
  typeColumn(
    name,
    texts.map((text) => ({ text })),
  ).column;

test("numbers of versions are no quantities, whatever they look like", () => {
  const printed = ["1.0", "1.9", "1.10", "2.0", "1.0", "1.9"];
  for (const name of ["上线版本", "适用版本号", "教材章节", "Firmware", "Latest release", "Added in", "Section"])
    expect(column(name, printed).type).toBe("text");
});

test("decimals of what is measured stay quantities, and so does what is counted", () => {
  expect(column("评分", ["1.0", "1.9", "1.8", "2.0"]).type).toBe("number");
  expect(column("Release (kg)", ["120.5", "80.25 kg", "1.8", "2200"]).type).toBe("number");
  expect(column("版本数", ["1", "3", "2", "7"]).type).toBe("number");
  expect(column("Chapters", ["12", "30", "8", "21"]).type).toBe("number");
});
