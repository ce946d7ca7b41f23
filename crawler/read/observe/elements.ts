import { type ChildNode, isText } from "domhandler";
import type { PageElement } from "../../../core/page.ts";
import { HAS_LABEL, HAS_ROLE, HAS_STATE, MAY_ACT } from "../dom/attribute-marks.ts";
import { descendants, elementPath, inside, isHeading, isPageTag, rawText, type Tag } from "../dom/dom.ts";
import { isHidden, isNeverShown } from "../dom/hidden.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { keepsSecret } from "../dom/secret-field.ts";
import { normalise, textOf } from "../dom/text.ts";
import { scriptedAddress } from "../scripted-address.ts";

/** An interactive element with what is known about where it stands. */
export interface FoundElement {
  element: PageElement;
  tag: Tag;
  /** The nearest heading before it, "" where there is none. */
  heading: string;
  area: "content" | "navigation";
}

type Role = PageElement["role"];

const NAME_LENGTH = 200;
/** What they say is a choice or an entry, not a name. */
const CONTROLS = new Set(["select", "textarea", "button"]);
const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  ["link", "link"],
  ["button", "button"],
  ["menuitem", "button"],
  ["switch", "checkbox"],
  ["checkbox", "checkbox"],
  ["radio", "radio"],
  ["textbox", "textbox"],
  ["searchbox", "textbox"],
  ["combobox", "combobox"],
  ["tab", "tab"],
  ["option", "option"],
]);
const INPUT_ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  ["submit", "button"],
  ["button", "button"],
  ["reset", "button"],
  ["image", "button"],
  ["file", "button"],
  ["checkbox", "checkbox"],
  ["radio", "radio"],
]);
const STATES = ["expanded", "selected", "checked", "pressed", "disabled"] as const;

/**
 * Everything that can be acted on, in document order, refs from 1; what is hidden is left out.
 *
 * @param base address that links are resolved against
 */
export function findElements(body: Tag, base: string, areas: PageAreas): FoundElement[] {
  const found: FoundElement[] = [];
  const labels = labelTexts(body);
  let heading = "";
  visit(body, "content");
  return found;

  // Recursion is bounded: the parser caps the depth of the DOM.
  function visit(parent: Tag, area: FoundElement["area"]): void {
    for (const tag of parent.children) {
      if (!isPageTag(tag) || isNeverShown(tag) || isHidden(tag)) continue;
      if (isHeading(tag)) heading = textOf(tag, NAME_LENGTH);
      const here = area === "navigation" || areas.isNavigation(tag) ? "navigation" : "content";
      const role = roleOf(tag, base);
      if (role) {
        const element: PageElement = {
          ref: found.length + 1,
          role,
          name: cut(nameOf(tag, labels)),
          path: elementPath(tag),
        };
        const state = stateOf(tag, role);
        if (state) element.state = state;
        const href = role === "link" ? resolveUrl(addressOf(tag), base) : undefined;
        if (href !== undefined) element.href = href;
        found.push({ element, tag, heading, area: here });
      }
      if (tag.name !== "select" && tag.name !== "button") visit(tag, here);
    }
  }
}

function roleOf(tag: Tag, base: string): Role | undefined {
  const { attribs, marks, name } = tag;
  const stated = (marks & HAS_ROLE) === 0 ? undefined : ROLES.get(attribs.role ?? "");
  if (stated !== undefined && !(stated === "link" && attribs.href === undefined)) return stated;
  switch (name) {
    case "a":
    case "area":
      return (scriptedAddress(attribs.href) ?? scriptedAddress(attribs.onclick))
        ? anchorRole(addressOf(tag), undefined, base)
        : anchorRole(attribs.href, attribs.onclick, base);
    case "frame":
      return resolveUrl(addressOf(tag), base) === undefined ? undefined : "link";
    case "button":
    case "summary":
      return "button";
    case "input":
      return INPUT_ROLES.get(attribs.type?.toLowerCase() ?? "text") ?? "textbox";
    case "textarea":
      return "textbox";
    case "select":
      return "combobox";
  }
  if ((marks & MAY_ACT) === 0) return undefined;
  if (attribs.contenteditable === "true" || attribs.contenteditable === "") return "textbox";
  if (attribs.onclick === undefined) return undefined;
  return leadsByScript(tag, base) ? "link" : "button";
}

/** Where an element leads. A frame shows another page, which is a page of its own: to open it is all that can be done with it. */
function addressOf({ name, attribs: { src, href, onclick } }: Tag): string {
  if (name === "frame") return src ?? "";
  const isBare = href === undefined || /^\s*(?:#|javascript:)/i.test(href);
  return (isBare ? (scriptedAddress(href) ?? scriptedAddress(onclick)) : undefined) ?? href ?? "";
}

/** What goes to an address by its handler is a link, unless there is one in it. */
function leadsByScript(tag: Tag, base: string): boolean {
  const to = scriptedAddress(tag.attribs.onclick);
  if (to === undefined || resolveUrl(to, base) === undefined) return false;
  for (const below of descendants(tag)) if (below.name === "a" && below.attribs.href !== undefined) return false;
  return true;
}

/** Anchors to a place in the same page do nothing that an agent could see; those that only carry a script are buttons. */
function anchorRole(href: string | undefined, onclick: string | undefined, base: string): Role | undefined {
  if (href === undefined) return onclick === undefined ? undefined : "button";
  if (/^\s*(?:#!?$|javascript:)/i.test(href) || (href.startsWith("#") && onclick !== undefined)) return "button";
  if (/^#(?:!|\/)/.test(href)) return "link";
  if (href.startsWith("#")) return undefined;
  return resolveUrl(href, base) === undefined ? undefined : "link";
}

/** Accessible name, a short form of https://www.w3.org/TR/accname-1.2: stated, labelled, own text, then hints. */
function nameOf(tag: Tag, labels: Labels): string {
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

function cut(name: string): string {
  return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
}

interface Labels {
  byId(id: string): string;
  forControl(tag: Tag): string;
}

function labelTexts(body: Tag): Labels {
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

function stateOf(tag: Tag, role: Role): string {
  const { attribs } = tag;
  const states: string[] = (tag.marks & HAS_STATE) === 0 ? [] : statedOf(attribs);
  if (tag.name === "summary" && isPageTag(tag.parent)) {
    states.push(tag.parent.attribs.open === undefined ? "collapsed" : "expanded");
  }
  if (role === "textbox") {
    const value = normalise(tag.name === "textarea" ? rawText(tag) : (attribs.value ?? ""));
    if (value !== "") states.push(isSecret(tag) ? "filled" : `value=${value.slice(0, NAME_LENGTH)}`);
  }
  if (role === "combobox" && tag.name === "select") {
    const options = optionsOf(tag);
    const chosen = options.find((option) => option.attribs.selected !== undefined) ?? options[0];
    if (chosen) states.push(`value=${textOf(chosen)}`);
  }
  return states.join(", ");
}

/** What stands in it is for the site alone. */
function isSecret({ name, attribs }: Tag): boolean {
  return name === "input" && keepsSecret(attribs.type, attribs.autocomplete);
}

function statedOf(attribs: Tag["attribs"]): string[] {
  const states: string[] = STATES.filter((state) => attribs[`aria-${state}`] === "true");
  if (attribs["aria-expanded"] === "false") states.push("collapsed");
  for (const state of ["checked", "disabled"] as const) {
    if (attribs[state] !== undefined && !states.includes(state)) states.push(state);
  }
  return states;
}

/** The choices of a `select`. */
export function optionsOf(select: Tag): Tag[] {
  return [...descendants(select)].filter((tag) => tag.name === "option");
}
