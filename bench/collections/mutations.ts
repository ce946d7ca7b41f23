import { isText } from "domhandler";
import { appendChild, prepend, removeElement } from "domutils";
import type { Random } from "../../core/random.ts";
import { descendants, isPageTag, Tag } from "../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import { dom, inBody, type Mutation, renamed, textsOf, wrap } from "./mutate-dom.ts";
import { labelTexts, normal, removeFacts, shuffleFacts } from "./mutate-facts.ts";
import { QUIRKS } from "./quirks.ts";
import type { SitePage, SiteTruth } from "./sites.ts";

function firstPages(count: number): Mutation {
  return {
    name: `${count} pages`,
    apply: (site) => {
      const step = site.pages.length / count;
      const pages = site.pages.filter((_, i) => Math.floor(i / step) > Math.floor((i - 1) / step));
      return { ...site, pages, truth: truthOf(site.truth, pages) };
    },
  };
}

function truthOf(truth: SiteTruth, pages: readonly SitePage[]): SiteTruth {
  const names = new Set(pages.map((page) => page.name));
  const only = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([page]) => names.has(page)));
  // Only attributes that differ between the pages are asked for.
  const differ = ([, values]: [string, Record<string, string[]>]) =>
    new Set(Object.values(values).map((value) => value.join("\u0001"))).size > 1;
  return {
    attributes: Object.fromEntries(
      Object.entries(truth.attributes)
        .map(([name, values]): [string, Record<string, string[]>] => [name, only(values)])
        .filter(differ),
    ),
    ...(truth.pairs && { pairs: only(truth.pairs) }),
  };
}

/** Letters for letters, so that nothing reads as a word of any language. */
const cipher = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const AD_WORDS = "win new phone tonight save offer great deals fast cheap card travel hotel loan free trial".split(" ");

function advertisement(random: Random): Tag {
  const words = (count: number) => random.shuffle(AD_WORDS).slice(0, count).join(" ");
  const html = `<div><a href="/go?${random.below(9999)}">${words(3)}</a><br><b>${words(2)}</b> ${words(6)} ${random.below(90)}%</div>`;
  return parseHtml(html)
    .children.flatMap((child) => (isPageTag(child) ? [...descendants(child)] : []))
    .find((tag) => tag.name === "div")!;
}

const NO_ROOM = new Set(
  "table tbody thead tfoot tr ul ol dl dt p span a b i font strong em h1 h2 h3 h4 h5 h6 select".split(" "),
);

export const MUTATIONS: readonly Mutation[] = [
  dom("no classes, no ids", (root) => {
    for (const tag of descendants(root)) {
      delete tag.attribs.class;
      delete tag.attribs.id;
    }
  }),
  dom("generated classes", (root) => {
    for (const tag of descendants(root)) {
      if (tag.attribs.class) tag.attribs.class = cipher(tag.attribs.class.toLowerCase()).replace(/[^a-z ]/g, "");
      if (tag.attribs.id) tag.attribs.id = cipher(tag.attribs.id.toLowerCase());
    }
  }),
  dom("classes that are others on each page", (root, _random, _labels, page) => {
    for (const tag of descendants(root)) {
      const names = (tag.attribs.class ?? "").split(/\s+/).filter(Boolean);
      if (names.length > 0) tag.attribs.class = names.map((name) => `${cipher(name)}${LETTERS[page % 26]}`).join(" ");
    }
  }),
  dom("an id of its own for each element", (root, random) => {
    for (const tag of inBody(root)) tag.attribs = { ...tag.attribs, id: `e${random.below(1e9)}` };
  }),
  renamed("tables to divs", "table caption thead tbody tfoot tr td th", "div"),
  renamed("cells to spans in divs", "td th", "span"),
  renamed("th to td", "th", "td"),
  renamed("lists to divs", "ul ol li dl dt dd", "div"),
  renamed("dl, dt and dd to div", "dl dt dd", "div"),
  renamed("b, strong, em, i, font to span", "b strong em i font", "span"),
  renamed("headings to divs", "h1 h2 h3 h4 h5 h6", "div"),
  renamed("p to div", "p", "div"),
  renamed("div to section", "div", "section"),
  dom("labels without colon", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) text.data = text.data.replace(/\s*[:：]\s*$/, " ");
  }),
  dom("labels with colon", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) text.data = text.data.replace(/\s*[:：]?(\s*)$/, ":$1");
  }),
  dom("lower case labels", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) text.data = text.data.toLowerCase();
  }),
  {
    name: "labels of no language",
    apply: (site, labels, random) => ({
      ...dom("", (root) => {
        for (const text of labelTexts(textsOf(root), labels)) text.data = cipher(text.data);
      }).apply(site, labels, random),
      truth: {
        ...site.truth,
        ...(site.truth.pairs && {
          pairs: Object.fromEntries(
            Object.entries(site.truth.pairs).map(([page, pairs]) => [
              page,
              Object.fromEntries(
                Object.entries(pairs).map(([label, values]) => {
                  const last = label.split(" | ").at(-1)!;
                  return labels.has(normal(last)) ? [cipher(label), values] : [label, values];
                }),
              ),
            ]),
          ),
        }),
      },
    }),
  },
  dom("every text in a span", (root) => {
    for (const text of textsOf(root)) wrap(text, "span");
  }),
  dom("a fifth of the texts in a span", (root, random) => {
    for (const text of textsOf(root)) if (random.next() < 0.2) wrap(text, "span");
  }),
  dom("one more div around the body of every second page", (root, _random, _labels, page) => {
    const body = [...descendants(root)].find((tag) => tag.name === "body");
    if (!body || page % 2 === 0) return;
    const around = new Tag("div", {}, []);
    for (const child of [...body.children]) {
      removeElement(child);
      appendChild(around, child);
    }
    appendChild(body, around);
  }),
  dom("no space between tags", (root) => {
    for (const tag of inBody(root))
      for (const child of [...tag.children])
        if (isText(child) && child.data.trim() === "" && /\n/.test(child.data)) removeElement(child);
  }),
  dom("label and value in one text", (root, _random, labels) => {
    for (const text of labelTexts(textsOf(root), labels)) {
      const own = text.parent;
      if (!isPageTag(own) || own.children.length !== 1 || !/^(?:b|strong|em|i|font|span|label)$/.test(own.name))
        continue;
      const next = own.next;
      if (!next || !isText(next) || next.data.trim() === "") continue;
      next.data = `${text.data.replace(/\s*[:：]?\s*$/, "")}: ${next.data.replace(/^\s*[:：]?\s*/, "")}`;
      removeElement(own);
    }
  }),
  {
    name: "three facts of ten left out",
    apply: (site, labels, random) => removeFacts(site, labels, random, 0.3),
  },
  dom("facts in another order", (root, random, labels) => {
    shuffleFacts(root, labels, random);
  }),
  dom("advertisements at random places", (root, random) => {
    const places = inBody(root).filter((tag) => !NO_ROOM.has(tag.name) && tag.children.filter(isPageTag).length > 1);
    for (let k = 0; k < 2 && places.length > 0; k++) {
      const children = random.pick(places).children.filter(isPageTag);
      prepend(random.pick(children), advertisement(random));
    }
  }),
  ...QUIRKS,
  firstPages(2),
  firstPages(3),
  firstPages(5),
];
