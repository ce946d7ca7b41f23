import { expect, test } from "vitest";
import { decoded } from "./decoded.ts";

test("what is encoded is read, and what encodes nothing stays as it is written", () => {
  expect(decoded("caf%C3%A9%20bars")).toBe("café bars");
  expect(decoded("100%")).toBe("100%");
  expect(decoded("%B9%AB%B8%E6")).toBe("%B9%AB%B8%E6");
});
