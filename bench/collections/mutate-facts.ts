import { type ChildNode, isText, type ParentNode, Text } from "domhandler";
import { appendChild, getOuterHTML, prepend, removeElement, textContent } from "domutils";
import type { Random } from "../../core/random.ts";
import { descendants, isPageTag, type Tag } from "../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import type { TrueSite } from "./sites.ts";

/** More text than this is a section of the page and not one fact. */
const FACT_LENGTH = 300;

/** As the scorer compares: case, spaces and colons at the ends do not count. */
export function normal(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(/^[\s:]+|[\s:]+$/g, "")
    .toLowerCase();
}

/** Those of a page's texts that are one of its labels. */
export function labelTexts(texts: readonly Text[], labels: ReadonlySet<string>): Text[] {
  return texts.filter((text) => labels.has(normal(text.data)));
}

/** The label that a node begins with, where it says nothing before it. */
function leadingLabel(node: ChildNode, labels: ReadonlySet<string>): boolean {
  let at: ChildNode | undefined = node;
  while (isPageTag(at)) at = at.children.find((child) => textContent(child).trim() !== "");
  return at !== undefined && isText(at) && labels.has(normal(at.data));
}

/** Parts of a container that begin with a label each: its children, and what stands between one label and the next. */
function segmentsOf(container: Tag, labels: ReadonlySet<string>): ChildNode[][] {
  const segments: ChildNode[][] = [];
  for (const child of container.children) {
    if (leadingLabel(child, labels)) segments.push([child]);
    else segments[segments.length - 1]?.push(child);
  }
  return segments;
}

/** Leaves out `share` of the facts of each page, and what the truth says of them. */
export function removeFacts(site: TrueSite, labels: ReadonlySet<string>, random: Random, share: number): TrueSite {
  const truth = structuredClone(site.truth);
  const pages = site.pages.map((page) => {
    const root = parseHtml(page.html);
    for (const segment of [...descendants(root)].flatMap((tag) => factsIn(tag, labels))) {
      if (random.next() >= share || segment[0]!.parent === null) continue;
      const gone = normal(segment.map(textContent).join(" "));
      const said = normal(textContent(root.children));
      // What stands elsewhere too is still said: nobody could tell whether it should be found.
      const twice = Object.values(truth.attributes).some((values) =>
        values[page.name]?.some(
          (value) => gone.includes(normal(value)) && timesIn(said, normal(value)) > timesIn(gone, normal(value)),
        ),
      );
      if (twice) continue;
      for (const values of Object.values(truth.attributes))
        if (values[page.name]?.some((value) => gone.includes(normal(value)))) delete values[page.name];
      const pairs = truth.pairs?.[page.name];
      for (const label of Object.keys(pairs ?? {}))
        if (gone.startsWith(normal(label.split(" | ").at(-1)!))) delete pairs![label];
      for (const node of segment) removeElement(node);
    }
    return { ...page, html: getOuterHTML(root.children) };
  });
  return { ...site, pages, truth };
}

const timesIn = (text: string, part: string) => text.split(part).length - 1;

function factsIn(container: Tag, labels: ReadonlySet<string>): ChildNode[][] {
  const segments = segmentsOf(container, labels);
  if (segments.length < 2) return [];
  return segments.filter((segment) => {
    const text = segment.map(textContent).join(" ");
    return text.length <= FACT_LENGTH && !labels.has(normal(text));
  });
}

/** Puts the facts of every list of three and more in another order. */
export function shuffleFacts(root: ParentNode, labels: ReadonlySet<string>, random: Random): void {
  for (const container of [...descendants(root)]) {
    const segments = segmentsOf(container, labels);
    if (segments.length < 3) continue;
    const first = segments[0]![0]!;
    const mark = new Text("");
    prepend(first, mark);
    for (const node of segments.flat()) removeElement(node);
    const after = container.children.slice(container.children.indexOf(mark) + 1);
    for (const node of after) removeElement(node);
    removeElement(mark);
    for (const node of [...random.shuffle(segments).flat(), ...after]) appendChild(container, node);
  }
}
