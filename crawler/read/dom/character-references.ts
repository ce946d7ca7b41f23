import { Parser } from "htmlparser2";
import { kept } from "../../../core/kept.ts";

/** From the ampersand to where no reference goes on; what follows tells in an attribute whether it is one (HTML 13.2.5.73). */
const REFERENCE = /&(?:#[0-9a-z]*|[a-z][0-9a-z]*);?=?/gi;
/** A page has a handful; pages that make them up would fill memory. */
const KEPT = 2_000;

/** Text with its character references resolved ("&amp;", "&#x2014;"). Most texts have none. */
export function resolvedText(text: string): string {
  return text.includes("&") ? text.replace(REFERENCE, inText) : text;
}

/** The same of an attribute's value, where "&copy=1" is no reference. */
export function resolvedValue(value: string): string {
  return value.includes("&") ? value.replace(REFERENCE, inValue) : value;
}

const inText = kept((reference) => {
  let text = "";
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
  });
  parser.end(reference);
  return text;
}, KEPT);

const inValue = kept((reference) => {
  let value = reference;
  const parser = new Parser({
    onattribute: (_, resolved) => {
      value = resolved;
    },
  });
  parser.end(`<a b="${reference}">`);
  return value;
}, KEPT);
