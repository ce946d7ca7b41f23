import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { typeColumn } from "../../logic/values/type-column.ts";
import { conditionFor } from "./condition-for.ts";
import type { WorkColumn } from "./workbench.ts";

const conditionOn = (...texts: string[]) => {
  const { column, values } = typeColumn(
    "Rooms",
    texts.map((text) => ({ text })),
  );
  return conditionFor({ column, values } as unknown as WorkColumn, seededRandom(3), 0);
};

test("of figures that are either of two the number is said, and no limit", () => {
  expect(conditionOn("1", "2", "2", "1", "2", "1")).toMatchObject({ is: "=", value: "1" });
  expect(conditionOn("14", "27", "52", "31", "18", "66")?.is).not.toBe("=");
});
