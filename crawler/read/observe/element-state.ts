import type { PageElement } from "../../../core/page.ts";
import { HAS_STATE } from "../dom/attribute-marks.ts";
import { isPageTag, rawText, type Tag } from "../dom/dom.ts";
import { keepsSecret } from "../dom/secret-field.ts";
import { normalise, textOf } from "../dom/text.ts";
import { NAME_LENGTH } from "./accessible-name.ts";
import { optionsOf } from "./select-options.ts";

const STATES = ["expanded", "selected", "checked", "pressed", "disabled"] as const;

/** How an element is set: chosen, open, disabled, what stands in it; "" where nothing is to be said. */
export function stateOf(tag: Tag, role: PageElement["role"]): string {
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
