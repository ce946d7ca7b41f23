import { expect, test } from "vitest";
import { type Branch, leaf } from "../node.ts";
import { comesBack } from "./comes-back.ts";

const joined = (on: string): Branch => ({
  op: "join",
  params: { on, columns: ["Height"] },
  inputs: { left: leaf("courses"), right: leaf("runners") },
});
const holderOf = (by: string, on = "Holder"): Branch => ({
  op: "follow",
  params: { on: "Holder" },
  inputs: {
    left: { op: "kth", params: { by, k: 1, end: "highest" }, inputs: { from: joined(on) } },
    right: leaf("runners"),
  },
});

test("nor is it looked up there", () => {
  const found = (column: string): Branch => ({
    op: "lookup",
    params: { column },
    inputs: { from: { op: "kth", params: { by: "Height", k: 1, end: "highest" }, inputs: { from: joined("Holder") } } },
  });
  expect([comesBack(found("Holder")), comesBack(found("Length"))]).toEqual([true, false]);
});

test("what a thing was chosen by is not asked for by way of the thing", () => {
  expect([
    comesBack(holderOf("Height")),
    comesBack(holderOf("Length")),
    comesBack(holderOf("Height", "Maker")),
  ]).toEqual([true, false, false]);
});
