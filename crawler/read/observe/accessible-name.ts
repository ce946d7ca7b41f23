import { type ChildNode, isText } from "domhandler";
import { HAS_LABEL } from "../dom/attribute-marks.ts";
import { descendants, inside, isPageTag, rawText, type Tag } from "../dom/dom.ts";
import { isNeverShown } from "../dom/hidden.ts";
import { normalise, textOf } from "../dom/text.ts";

/** Longer names are cut. */
export const NAME_LENGTH = 200;
/** What they say is a choice or an entry, not a name. */
const CONTROLS = new Set(["select", "textarea", "button"]);

/** Accessible name, a short form of https://www.w3.org/TR/accname-1.2: stated, labelled, own text, then hints. */
export function nameOf(tag: Tag, labels: Labels): string {
  const { attribs, name } = tag;
  const stated = (tag.marks & HAS_LABEL) === 0 ? "" : statedName(attribs, labels);
  if (stated !== "") return stated;
  if (name === "input" || name === "select" || name === "textarea") {
    const type = attribs.type?.toLowerCase();
    const own = type === "submit" || type === "button" || type === "reset" ? attribs.value : attribs.alt;
    return (
      labels.forControl(tag) || normalise(own ?? attribs.title ?? attribs.placeholder ?? attribs.name ?? type ?? "")
    );
  }
  const text = textOf(tag, NAME_LENGTH + 1);
  if (text !== "") return text;
  for (const below of descendants(tag)) {
    const alt = normalise(below.attribs.alt ?? below.attribs["aria-label"] ?? "");
    if (alt !== "") return alt;
    if (below.name === "title") return normalise(rawText(below));
  }
  return normalise(attribs.title ?? attribs.alt ?? (name === "frame" ? (attribs.name ?? attribs.src) : "") ?? "");
}

function statedName(attribs: Tag["attribs"], labels: Labels): string {
  const by = attribs["aria-labelledby"]?.split(/\s+/) ?? [];
  const labelled = by.map((id) => labels.byId(id)).join(" ");
  return labelled.trim() || normalise(attribs["aria-label"] ?? "");
}

/** What names controls: elements by their id, and labels. */
export interface Labels {
  byId(id: string): string;
  forControl(tag: Tag): string;
}

/** The labels of a page. */
export function labelTexts(body: Tag): Labels {
  const labels = new Map<string, string>();
  const around = new Map<Tag, string>();
  for (const tag of inside(body, "label")) {
    const text = wordsOf(tag);
    const target = tag.attribs.for;
    if (target !== undefined) labels.set(target, text);
    else for (const below of descendants(tag)) around.set(below, text);
  }
  let ids: Map<string, Tag> | undefined;
  return {
    byId: (id) => {
      ids ??= idsIn(body);
      const tag = ids.get(id);
      return tag ? textOf(tag, NAME_LENGTH) : "";
    },
    forControl: (tag) => labels.get(tag.attribs.id ?? "") ?? around.get(tag) ?? "",
  };
}

/** The first element of each id. */
function idsIn(body: Tag): Map<string, Tag> {
  const ids = new Map<string, Tag>();
  for (const tag of descendants(body)) {
    const id = tag.attribs.id;
    if (id !== undefined && !ids.has(id)) ids.set(id, tag);
  }
  return ids;
}

/** What a label says, without what the controls inside it say. */
function wordsOf(label: Tag): string {
  const words: string[] = [];
  const waiting: ChildNode[] = [...label.children].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isText(node)) words.push(node.data);
    else if (isPageTag(node) && !CONTROLS.has(node.name) && !isNeverShown(node))
      waiting.push(...[...node.children].reverse());
  }
  return normalise(words.join(" ")).slice(0, NAME_LENGTH);
}
