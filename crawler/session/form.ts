import { load } from "cheerio/slim";
import type { Document, Element } from "domhandler";
import { isTag, Text } from "domhandler";
import { getAttributeValue as attribute, hasAttrib, textContent } from "domutils";
import type { FetchRequest } from "../fetch/fetcher.ts";
import { setAttribute } from "../read/dom/tag-attributes.ts";
import { SessionFault } from "./session-text.ts";

/** Types of `<input>` that take text. */
const TEXT_TYPES = new Set([
  ...["text", "search", "email", "url", "tel", "password", "number"],
  ...["date", "month", "week", "time", "datetime-local", "color", "range"],
]);

const CONTROLS = "input, select, textarea, button";

/** What a control of a form is. */
export type Control = "text" | "checkbox" | "radio" | "select" | "submit" | "reset" | "button" | "other";

export function controlOf(element: Element): Control {
  if (element.name === "textarea") return "text";
  if (element.name === "select") return "select";
  const type = (attribute(element, "type") ?? "").toLowerCase();
  if (element.name === "button") return type === "reset" || type === "button" ? type : "submit";
  if (element.name !== "input") return "other";
  if (type === "" || TEXT_TYPES.has(type)) return "text";
  if (type === "checkbox" || type === "radio") return type;
  if (type === "submit" || type === "image") return "submit";
  if (type === "reset" || type === "button") return type;
  return "other";
}

/** The form that a control belongs to: the one that its `form` attribute names, else the one around it. */
export function formOf(document: Document, control: Element): Element | undefined {
  const $ = load(document);
  const named = attribute(control, "form");
  if (named === undefined) return $(control).closest("form").toArray().find(isTag);
  return $("form")
    .toArray()
    .find((form) => attribute(form, "id") === named);
}

/** Writes what was typed or chosen into the DOM itself, so that the page, read again, shows it. */
export function fill(document: Document, control: Element, text: string): void {
  const kind = controlOf(control);
  if (kind === "text" && control.name === "textarea") {
    const node = new Text(text);
    node.parent = control;
    control.children = [node];
  } else if (kind === "text") {
    setAttribute(control, "value", text);
  } else if (kind === "checkbox") {
    setFlag(control, "checked", isOn(text, control));
  } else if (kind === "radio") {
    const name = attribute(control, "name");
    const form = formOf(document, control);
    for (const other of load(document)("input").toArray()) {
      const rival = controlOf(other) === "radio" && attribute(other, "name") === name;
      if (rival && formOf(document, other) === form) setFlag(other, "checked", other === control);
    }
  } else if (kind === "select") {
    choose(control, text);
  } else {
    throw new SessionFault("takes_no_text", { name: squeeze(textContent(control)) || control.name });
  }
}

function setFlag(element: Element, name: string, on: boolean): void {
  if (on) setAttribute(element, name, "");
  else delete element.attribs[name];
}

function isOn(text: string, control: Element): boolean {
  const word = text.trim().toLowerCase();
  if (["on", "true", "yes", "1", "checked", (attribute(control, "value") ?? "on").toLowerCase()].includes(word))
    return true;
  if (["off", "false", "no", "0", "unchecked", ""].includes(word)) return false;
  throw new SessionFault("on_or_off", { text });
}

function choose(select: Element, text: string): void {
  const options = optionsOf(select);
  const wanted = squeeze(text).toLowerCase();
  const chosen =
    options.find((option) => squeeze(textContent(option)).toLowerCase() === wanted) ??
    options.find((option) => (attribute(option, "value") ?? "").toLowerCase() === wanted);
  if (!chosen) {
    const names = options.map((option) => `"${squeeze(textContent(option))}"`).join(", ");
    throw new SessionFault("no_option", { text, options: names });
  }
  const several = hasAttrib(select, "multiple");
  for (const option of options)
    setFlag(option, "selected", option === chosen || (several && hasAttrib(option, "selected")));
}

function optionsOf(select: Element): Element[] {
  return load([])(select).find("option").toArray();
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The request that sending the form makes (HTML standard, "Constructing the entry list" and "Form submission").
 * `typed` holds what stands in controls in the place of what the DOM shows. `submitter` is the button that was pressed; without one the form's first submit button counts, as pressing Enter does.
 */
export function submission(
  document: Document,
  form: Element,
  base: string,
  submitter?: Element,
  typed?: ReadonlyMap<Element, string>,
): FetchRequest {
  const controls = load(document)(CONTROLS)
    .toArray()
    .filter((control) => formOf(document, control) === form);
  const button =
    submitter ?? controls.find((control) => controlOf(control) === "submit" && !hasAttrib(control, "disabled"));
  const entries = controls.flatMap((control) =>
    entriesOf(control, button).map(([name, value]): [string, string] => [name, typed?.get(control) ?? value]),
  );
  const own = (name: string) => (button && attribute(button, `form${name}`)) ?? attribute(form, name);
  const url = new URL(own("action") || base, base);
  const data = new URLSearchParams(entries).toString();
  if ((own("method") ?? "get").toLowerCase() !== "post") {
    url.search = data;
    return { url: url.href };
  }
  if ((own("enctype") ?? "").toLowerCase() === "multipart/form-data") return { url: url.href, ...multipart(entries) };
  return {
    url: url.href,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: data,
  };
}

function entriesOf(control: Element, submitter: Element | undefined): [string, string][] {
  const name = attribute(control, "name");
  if (!name || isDisabled(control)) return [];
  const value = attribute(control, "value");
  switch (controlOf(control)) {
    case "checkbox":
    case "radio":
      return hasAttrib(control, "checked") ? [[name, value ?? "on"]] : [];
    case "select":
      return chosenOptions(control).map((option) => [name, attribute(option, "value") ?? squeeze(textContent(option))]);
    case "submit":
      return control === submitter ? [[name, value ?? ""]] : [];
    case "reset":
    case "button":
      return [];
    case "text":
      return [[name, control.name === "textarea" ? textContent(control) : (value ?? "")]];
    case "other": {
      const hidden = control.name === "input" && (attribute(control, "type") ?? "").toLowerCase() === "hidden";
      return hidden ? [[name, value ?? ""]] : [];
    }
  }
}

function isDisabled(control: Element): boolean {
  return load([])(control).is("[disabled], fieldset[disabled] *");
}

function chosenOptions(select: Element): Element[] {
  const options = optionsOf(select);
  const selected = options.filter((option) => hasAttrib(option, "selected"));
  if (hasAttrib(select, "multiple")) return selected;
  // A list that shows one option at a time always has one chosen: the last marked, else the first that can be.
  const one = selected.at(-1) ?? options.find((option) => !hasAttrib(option, "disabled"));
  return one ? [one] : [];
}

/** RFC 7578. The boundary is fixed because all parts are text fields that are checked not to hold it. */
function multipart(entries: readonly [string, string][]): Pick<FetchRequest, "method" | "headers" | "body"> {
  let boundary = "waymark-form";
  while (entries.some(([name, value]) => name.includes(boundary) || value.includes(boundary))) boundary += "-x";
  const quote = (text: string) => text.replace(/"/g, "%22").replace(/\r?\n/g, "%0D%0A");
  const parts = entries.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join("")}--${boundary}--\r\n`,
  };
}
