import { expect, test } from "vitest";
import { addUp } from "./natural-sums.ts";

const column = (name: string, unit?: string) => ({
  name,
  type: "number" as const,
  role: "measure" as const,
  ...(unit === undefined ? {} : { unit }),
});

test("money adds up, what one pays for a thing does not", () => {
  expect([column("Revenue", "EUR"), column("Budget", "EUR")].map((one) => addUp(one, []))).toEqual([true, true]);
  const paid = [
    column("Festival pass", "EUR"),
    column("Tickets", "£"),
    column("Tuition and fees", "$"),
    column("Shipping price", "$"),
  ];
  expect(paid.some((one) => addUp(one, []))).toBe(false);
});

test("sorts that stand in several places do not add up", () => {
  expect([column("Varieties grown"), column("Visitors")].map((one) => addUp(one, []))).toEqual([false, true]);
});

test("neither the pitch of single things nor the parts of single specimens add up", () => {
  expect(
    [column("Pitch"), column("Petals"), column("Hatches"), column("Children")].map((one) => addUp(one, [])),
  ).toEqual([false, false, false, false]);
});

test("neither what is reached at different times nor the sizes of files add up", () => {
  expect(
    [column("Most visitors at once"), column("Download size", "MB"), column("Visitors")].map((one) => addUp(one, [])),
  ).toEqual([false, false, true]);
});

test("what each is like by degrees does not add up, whatever it is called", () => {
  const intense = [column("Hardness", "lbf"), column("Engine power", "kW"), column("Rated output", "hp")];
  const others = [column("Mains", "kV"), column("Pressure"), column("硬度"), column("Burst strength", "kg")];
  expect([...intense, ...others].map((one) => addUp(one, []))).toEqual(Array(7).fill(false));
  const wholes = [column("Temperature stations"), column("Installed capacity", "MW"), column("Energy", "kWh")];
  expect(wholes.map((one) => addUp(one, []))).toEqual([true, true, true]);
});
