import { expect, test } from "vitest";
import { listedIn } from "../../../logic/condition.ts";
import { namesSeveral } from "./several-values.ts";

const texts = (...printed: string[]) => printed.map((one) => ({ kind: "text", printed: one }) as const);

test("works in marks of their own are several, one alone is not", () => {
  expect(namesSeveral(texts("《流水》、《广陵散》", "《流水》", "《渔歌》、《樵歌》"))).toBe(true);
  expect(namesSeveral(texts("《流水》", "《渔歌》", "桐木面、梓木底"))).toBe(false);
  expect(listedIn("《流水》、《广陵散》")).toEqual(["《流水》", "《广陵散》"]);
  expect(listedIn("桐木面、梓木底")).toEqual(["桐木面、梓木底"]);
});

test("a value beside others is several where it stands alone elsewhere", () => {
  expect(namesSeveral(texts("server config, virtual host", "server config", "virtual host"))).toBe(true);
  expect(namesSeveral(texts("Leeds, England", "York, England"))).toBe(false);
});
