import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

describe("parseJson", () => {
  it("keeps the digits of whole numbers beyond 2^53, wherever they stand", () => {
    expect(parseJson('{"task_id": 12345678901234567890, "ids": [-9007199254740993, 9007199254740991, 7]}')).toEqual({
      task_id: "12345678901234567890",
      ids: ["-9007199254740993", 9007199254740991, 7],
    });
    expect(parseJson("98765432109876543210")).toBe("98765432109876543210");
  });

  it("leaves strings alone, with digits and escaped quotes in them", () => {
    const row = { text: 'id 12345678901234567890 and "12345678901234567890\\" too \\', id: 1 };
    expect(parseJson(JSON.stringify(row))).toEqual(row);
  });

  it("leaves fractions and exponents to the parser", () => {
    expect(parseJson("[0.1234567890123456789, 1e400]")).toEqual([
      Number("0.1234567890123456789"),
      Number.POSITIVE_INFINITY,
    ]);
  });

  it.each(['{"a": 01234567890123456789}', '{"a": 12345678901234567890', '{"a" 12345678901234567890}', '{"a": "x}'])(
    "refuses what is no JSON: %s",
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it("reads whatever JSON.stringify writes as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify({ value, pad: "1234567890123456" });
        const whole = text.match(/(?<![\d.])-?\d{16,}(?![\d.e])/gi) ?? [];
        fc.pre(whole.every((digits) => Number.isSafeInteger(Number(digits))));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });
});
