import { describe, expect, it } from "vitest";
import { parseJson } from "./json-places.ts";

describe("JSON with places", () => {
  it("tells where each value stands", () => {
    const text = '{"a": ["x", 2.50], "b": {"c": "d\\u0026\\"e"}}';
    const found = parseJson(text);
    const a = found?.kind === "object" ? found.members.get("a") : undefined;
    const items = a?.kind === "array" ? a.items : [];
    const printed = items.map((item) => (item.kind === "value" ? text.slice(item.start, item.end) : ""));
    expect(printed).toEqual(["x", "2.50"]);
    const b = found?.kind === "object" ? found.members.get("b") : undefined;
    const c = b?.kind === "object" ? b.members.get("c") : undefined;
    expect(c?.kind === "value" && c.text).toBe('d&"e');
  });

  it.each([
    '<!--\n{"a": 1}\n-->',
    '//<![CDATA[\n{"a": 1}\n//]]>',
    '/*<![CDATA[*/{"a": /* one */ 1}/*]]>*/',
    '\ufeff{"a": 1, // one\n};',
  ])("passes over what hides it: %s", (text) => {
    const found = parseJson(text);
    const a = found?.kind === "object" ? found.members.get("a") : undefined;
    expect(a?.kind === "value" && text.slice(a.start, a.end)).toBe("1");
  });

  it.each(['{"a": 1', '{"a" 1}', "[1 2]", '["open]', "{} {}", "/* {}", `${"[".repeat(500)}${"]".repeat(500)}`])(
    "gives nothing for %s",
    (text) => {
      expect(parseJson(text)).toBeUndefined();
    },
  );
});
