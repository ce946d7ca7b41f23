import { isText, Text } from "domhandler";
import { append, appendChild, prepend, removeElement } from "domutils";
import { isPageTag, Tag } from "../../crawler/read/dom/dom.ts";
import { dom, inBody, type Mutation, renamed, textsOf, wrap } from "./mutate-dom.ts";
import { labelTexts } from "./mutate-facts.ts";

const INLINE = new Set("a b strong em i font span br img sup small".split(" "));
const CELL = new Set(["td", "th"]);
/** Texts (characters) that are cut have room for it. */
const CUT_LENGTH = 12;

const link = (text: string): Tag => {
  const tag = new Tag("a", { href: "/help" }, []);
  appendChild(tag, new Text(text));
  return tag;
};

/** What pages written by hand and by old programs do to a text, none of which changes what it says. */
export const QUIRKS: readonly Mutation[] = [
  dom("texts padded by spaces that do not break", (root) => {
    for (const text of textsOf(root)) text.data = `\u00a0${text.data}\u00a0\u00a0`;
  }),
  dom("each cell holds a table of one cell", (root) => {
    for (const cell of inBody(root)) {
      const plain = cell.children.every((child) => isText(child) || (isPageTag(child) && INLINE.has(child.name)));
      if (!CELL.has(cell.name) || !plain || cell.children.length === 0) continue;
      const inner = new Tag("td", {}, []);
      for (const child of [...cell.children]) {
        removeElement(child);
        appendChild(inner, child);
      }
      let around = inner;
      for (const name of ["tr", "tbody", "table"]) {
        const outer = new Tag(name, {}, []);
        appendChild(outer, around);
        around = outer;
      }
      appendChild(cell, around);
    }
  }),
  dom("a question mark behind each label", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) append(text, link("[?]"));
  }),
  renamed("no links", "a", "span"),
  dom("linked labels", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) wrap(text, "a");
  }),
  dom("labels in capitals", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) text.data = text.data.toUpperCase();
  }),
  dom("everything but labels in bold", (root, _random, labels) => {
    const named = new Set(labelTexts(textsOf(root), labels));
    for (const text of textsOf(root)) if (!named.has(text)) wrap(text, "b");
  }),
  dom("classes that are other ones on each page", (root, _random, _labels, page) => {
    const mark = String.fromCharCode(97 + (page % 26));
    for (const tag of inBody(root))
      if (tag.attribs.class) tag.attribs.class = tag.attribs.class.replace(/\S+/g, (name) => `${name}${mark}x`);
  }),
  dom("a wrapper around one in five blocks", (root, random) => {
    for (const tag of inBody(root))
      if (/^(?:div|p|ul|dl|table|h[1-6])$/.test(tag.name) && random.next() < 0.2) wrap(tag, "div");
  }),
  dom("anchors within texts", (root) => {
    for (const text of textsOf(root)) {
      const at = text.data.trim().length >= CUT_LENGTH ? text.data.indexOf(" ", text.data.length / 2) : -1;
      if (at < 0 || text.data.slice(at).trim() === "" || text.data.includes(":")) continue;
      const rest = new Text(text.data.slice(at));
      text.data = text.data.slice(0, at);
      append(text, rest);
      prepend(rest, new Tag("a", { name: "here" }, []));
    }
  }),
  {
    name: "what may stay open is not closed",
    apply: (site) => ({
      ...site,
      pages: site.pages.map((page) => ({
        ...page,
        html: page.html.replace(/<\/(?:li|dt|dd|td|th|tr|tbody|thead|p|option)\s*>/gi, ""),
      })),
    }),
  },
];
