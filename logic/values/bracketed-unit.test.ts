import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const read = (name: string, ...texts: string[]) => {
  const { column, values } = typeColumn(
    name,
    texts.map((text) => ({ text })),
  );
  const numbers = values.map((value) => (value.kind === "number" ? `${value.decimal} ${value.unit}` : value.kind));
  return { unit: column.unit, numbers };
};

test("a figure in another unit is read in the column's, where brackets say it in that", () => {
  expect(read("Area", "12 ha (30 acres)", "3.1 ha (7.7 acres)", "90 acres (36 ha)", "25 ha")).toEqual({
    unit: "ha",
    numbers: ["12 ha", "3.1 ha", "36 ha", "25 ha"],
  });
  expect(read("Length", "5.6 km", "3.5 mi (5.6 km)", "1,240 km (770 mi)", "12 km").numbers).toEqual([
    "5.6 km",
    "5.6 km",
    "1240 km",
    "12 km",
  ]);
  expect(read("长度", "5.6公里", "3英里（4.8公里）", "12公里").numbers).toEqual(["5.6 公里", "4.8 公里", "12 公里"]);
});

test("brackets that say another quantity, or money, are no second unit", () => {
  // Ninety acres are no nine hectares: these are of something else.
  expect(read("Area", "12 ha", "21 ha", "25 ha", "41 ha", "90 acres (9 ha)").numbers.at(-1)).toBe("unsure");
  expect(read("Fee", "£12", "£14", "£9", "£15", "€6 (£5)").numbers.at(-1)).toBe("unsure");
  expect(read("Height", "1.8 m", "2 m", "95 in (taller after rain)").numbers.at(-1)).not.toBe("2.4 m");
});

test("small figures are rounded to their last place", () => {
  expect(read("Depth", "3 m", "5 m (16 ft)", "4 ft (1 m)", "8 m").numbers).toEqual(["3 m", "5 m", "1 m", "8 m"]);
});
