import { Document, isText, type ParentNode } from "domhandler";
import { expect, test } from "vitest";
import { isPageTag } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";

/** The tree as text: `name[attribute=value](children)`. */
function shape(node: ParentNode): string {
  return node.children
    .map((child) => {
      if (isText(child)) return JSON.stringify(child.data);
      if (!isPageTag(child)) return "";
      const attributes = Object.entries(child.attribs).map(([name, value]) => `[${name}=${value}]`);
      return `${child.name}${attributes.join("")}(${shape(child)})`;
    })
    .join(" ");
}

function bodyShape(html: string): string {
  const document = parseHtml(`<html><head></head><body>${html}`);
  expect(document).toBeInstanceOf(Document);
  return shape(document)
    .replace(/^html\(head\(\) body\(/, "")
    .slice(0, -2);
}

test.each([
  [
    "quoted, bare and empty attributes",
    `<a href="x>y" ID=one checked b='2'>t</a>`,
    `a[href=x>y][id=one][checked=][b=2]("t")`,
  ],
  ["of two attributes of a name the first counts", "<p a=1 A=2>", "p[a=1]()"],
  ["a value may begin behind spaces", "<p a = 1 b= >t", `p[a=1][b=]("t")`],
  ["a slash belongs to a bare value", "<a href=/a/>t", `a[href=/a/]("t")`],
  ["what is no tag is text", "1 < 2 <3 </> <", `"1 < 2 <3 </> <"`],
  [
    "a script ends at its own end tag alone",
    "<script>if (a</b) '<p>'</scripts></SCRIPT >t",
    `script("if (a</b) '<p>'</scripts>") "t"`,
  ],
  ["a text area holds no markup", "<textarea><p>&amp;</textarea>t", `textarea("<p>&amp;") "t"`],
  ["references in text and values", `<p title="&lt;&copy=1">&lt;&nbsp;</p>`, `p[title=<&copy=1]("<\u00a0")`],
  ["comments, doctypes and instructions are dropped", "a<!-- <p> -->b<!doctype x>c<?php ?>d<!-->e</3 x>f", `"abcdef"`],
  ["CDATA is text in SVG and no text elsewhere", "<svg><![CDATA[<a>]]></svg><![CDATA[b]]>", `svg("<a>")`],
  ["a tag that the page ends in is none", `a<p title="x`, `"a"`],
  ["an end tag that the page ends in is none", "<p>a</p\n", `p("a")`],
  ["names that no object should have are kept or dropped", "<p __proto__=1 constructor=2>", "p[constructor=2]()"],
])("%s", (_, html, expected) => {
  expect(bodyShape(html)).toBe(expected);
});

test("names made up by a page do not mix", () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `x${at.toString(36)}`);
  expect(bodyShape(names.map((name) => `<${name}></${name}>`).join(""))).toBe(
    names.map((name) => `${name}()`).join(" "),
  );
});
