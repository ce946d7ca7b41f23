import { isText, type ParentNode } from "domhandler";
import { expect, test } from "vitest";
import { isPageTag } from "../dom/dom.ts";
import { parseHtml, parseMarkup } from "../dom/parse-html.ts";
import { decodeMarkup } from "./charset.ts";
import { Markup } from "./markup.ts";

/** The tree as text: `name[attribute=value](children)`. */
function shape(node: ParentNode): string {
  const parts = node.children.map((child) => {
    if (isText(child)) return JSON.stringify(child.data);
    if (!isPageTag(child)) return "";
    return `${child.name}${JSON.stringify(Object.entries(child.attribs))}(${shape(child)})`;
  });
  return parts.join(" ");
}

test.each([
  ["texts and values", '<p title="naïve">“Läuft” – 中文 😀</p><p>plain</p><p title=é>é'],
  ["names", "<dÉf ÄB=1 x-É='2'>a</dÉf><dÉf äb=3>b</déf>"],
  ["scripts, comments and CDATA", "<script>'“'</script><!-- “ --><svg><![CDATA[“]]></svg><title>“&amp;”</title>"],
  ["broken tags", '</“>a</é b<“>c<p title="“'],
  ["a page that is long before and between", `${"<p>x</p>".repeat(1_000)}“${"<p>y</p>".repeat(1_000)}”`],
])("markup that is decoded as it is cut reads as decoded markup: %s", (_, html) => {
  expect(shape(parseMarkup(Markup.ofUtf8(Buffer.from(html))))).toBe(shape(parseHtml(html)));
});

test("a name beyond ASCII is not taken for what its bytes are as other characters", () => {
  expect(shape(parseHtml("<p Ã©=1>"))).toContain('["ã©","1"]');
  expect(shape(parseMarkup(Markup.ofUtf8(Buffer.from("<p é=1>"))))).toContain('["é","1"]');
});

test.each(["Läuft und läuft", "中文的一段文字", "plain words"])(
  "a page full of %j reads the same decoded at once",
  (words) => {
    const html = `<title>${words}</title>${`<p>${words}, `.repeat(3_000)}`;
    expect(shape(parseMarkup(decodeMarkup(Buffer.from(html), "text/html").markup))).toBe(shape(parseHtml(html)));
  },
);
