import { decoded } from "../../../core/decoded.ts";
import { sha256 } from "../../../core/ids.ts";
import type { ReadPage } from "../../../core/page.ts";
import { parseUrl } from "../../../core/parse-url.ts";
import type { Source } from "../reader.ts";
import { decodeBytes } from "../text/charset.ts";
import { writtenLanguage } from "../text/language.ts";
import { unpackedName } from "./packed.ts";

/** Reads plain text and JSON: the text is the observation. */
export function readText(source: Source): ReadPage {
  const { text, disbelieved, encoding } = decodeBytes(source.body, source.contentType);
  const clean = text.replace(/\r\n?/g, "\n").replaceAll("\0", "");
  return {
    ...emptyPage(source),
    contentType: source.contentType === "" ? "text/plain" : source.contentType,
    language: writtenLanguage(clean),
    observation: clean,
    mainText: clean,
    warnings: disbelieved === undefined ? [] : [`declared ${disbelieved} but reads as ${encoding}`],
  };
}

/** What every file without elements and links has in common; its title is its file name. */
export function emptyPage(source: Source): ReadPage {
  const address = source.snapshot === undefined ? source.url : unpackedName(source.url);
  const name = parseUrl(address)?.pathname.split("/").pop() ?? address;
  return {
    url: source.url,
    snapshot: source.snapshot ?? sha256(source.body),
    contentType: source.contentType,
    title: decoded(name ?? ""),
    language: "",
    observation: "",
    mainText: "",
    elements: [],
    links: [],
    relations: [],
    noindex: false,
    nofollow: false,
    warnings: [],
  };
}
