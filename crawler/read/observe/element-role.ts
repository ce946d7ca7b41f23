import type { PageElement } from "../../../core/page.ts";
import { HAS_ROLE, MAY_ACT } from "../dom/attribute-marks.ts";
import { closest, descendants, type Tag } from "../dom/dom.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { isBlank } from "../dom/text.ts";
import { scriptedAddress } from "../scripted-address.ts";

export type Role = PageElement["role"];

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

/** What can be done with an element; undefined where nothing can. */
export function roleOf(tag: Tag, base: string): Role | undefined {
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
      return isPlainButton(tag) && leadsByScript(tag, base) ? "link" : "button";
    case "summary":
      return "button";
    case "input":
      if (attribs.type?.toLowerCase() === "button" && leadsByScript(tag, base)) return "link";
      return INPUT_ROLES.get(attribs.type?.toLowerCase() ?? "text") ?? "textbox";
    case "textarea":
      return "textbox";
    case "select":
      return "combobox";
  }
  if ((marks & MAY_ACT) === 0) return undefined;
  if (attribs.contenteditable === "true" || attribs.contenteditable === "") return "textbox";
  if (attribs.onclick === undefined && attribs["data-href"] === undefined) return undefined;
  if (attribs.onclick === undefined) return leadsByScript(tag, base) ? "link" : undefined;
  return leadsByScript(tag, base) ? "link" : "button";
}

/** Where an element leads. A frame shows another page, which is a page of its own: to open it is all that can be done with it. */
export function addressOf(tag: Tag): string {
  const { name, attribs } = tag;
  const { src, href, onclick } = attribs;
  if (name === "frame") return src ?? "";
  const isBare = href === undefined || /^\s*(?:#|javascript:)/i.test(href);
  return (isBare ? (scriptedAddress(href) ?? scriptedAddress(onclick) ?? namedAddress(tag)) : undefined) ?? href ?? "";
}

/** The address that an element names for the script that makes a link of it, as rows of tables do; widgets of others say nothing. */
function namedAddress(tag: Tag): string | undefined {
  const to = (tag.marks & MAY_ACT) === 0 || tag.name === "a" ? undefined : tag.attribs["data-href"];
  return to === undefined || isBlank(tag) ? undefined : to;
}

/** It sends no form. */
function isPlainButton(tag: Tag): boolean {
  const type = tag.attribs.type?.toLowerCase();
  return type === "button" || (type === undefined && closest(tag, ({ name }) => name === "form") === undefined);
}

/** What goes to an address by its handler, or by the address that it names, is a link, unless there is one in it. */
function leadsByScript(tag: Tag, base: string): boolean {
  const to = scriptedAddress(tag.attribs.onclick) ?? namedAddress(tag);
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
