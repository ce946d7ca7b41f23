import { expect, test } from "vitest";
import { descendants } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";
import { setAttribute } from "./tag-attributes.ts";

test("an attribute that is given to one element is not given to others", () => {
  const [first, second] = [...descendants(parseHtml("<option>a<option>b"))].filter(({ name }) => name === "option");
  setAttribute(first!, "selected", "");
  expect(first!.attribs.selected).toBe("");
  expect(second!.attribs.selected).toBeUndefined();
});
