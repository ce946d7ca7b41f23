import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { typeColumn } from "../../logic/values/type-column.ts";
import { conditionFor } from "./condition-for.ts";
import type { WorkColumn } from "./workbench.ts";

const conditionOn = (...texts: string[]) => conditionOnColumn("Rooms", texts);
const conditionOnColumn = (name: string, texts: readonly string[]) => {
  const { column, values } = typeColumn(
    name,
    texts.map((text) => ({ text })),
  );
  return conditionFor({ column, values } as unknown as WorkColumn, seededRandom(3), 0);
};

test("of figures that are either of two the number is said, and no limit", () => {
  expect(conditionOn("1", "2", "2", "1", "2", "1")).toMatchObject({ is: "=", value: "1" });
  expect(conditionOn("14", "27", "52", "31", "18", "66")?.is).not.toBe("=");
});

test("a range of years that holds one year alone is no range", () => {
  const year = (...texts: string[]) => conditionOnColumn("Founding year", texts);
  expect(year("2005", "2005", "1997", "1999", "1997", "1998")).toBeUndefined();
  expect(year("2005", "2004", "2001", "1999", "2001", "1998")).toMatchObject({ is: ">", value: "2000" });
});

test("a remark in brackets, or a word for nobody, is no category to be asked for", () => {
  const of = (text: string) => conditionOnColumn("作曲", [text, "何舟", text, "何舟", "林一舟", "林一舟"]);
  expect(of("（民间曲调）")).toBeUndefined();
  expect(of("集体创作")).toBeUndefined();
  expect(of("叶小满")).toMatchObject({ is: "equals", value: "叶小满" });
});
