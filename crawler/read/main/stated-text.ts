import { rawText, type Tag } from "../dom/dom.ts";
import { wordsOf } from "./words.ts";

/** JSON-LD larger than this is not read. */
const JSON_LD_LENGTH = 500_000;
/** Shorter statements are teasers. */
const STATED_LENGTH = 400;
/** Words that are compared at either end of a text. */
const RUN = 4;

/**
 * The article's text as the page's JSON-LD states it, asked block by block: 1 it holds the text's beginning and end, -1 it
 * does not, 0 nothing is stated or the text is too short to tell. Only a hint: what is stated may be cut or old.
 */
export function statedText(body: Tag): (text: string) => number {
  let stated = "";
  for (const tag of body.page?.named("script") ?? []) {
    if (tag.attribs.type?.toLowerCase() !== "application/ld+json") continue;
    const text = articleBody(rawText(tag));
    if (text.length > stated.length) stated = text;
  }
  if (stated.length < STATED_LENGTH) return () => 0;
  const whole = runOf(plainWords(stated));
  return (text) => {
    const asked = plainWords(text);
    if (asked.length < RUN) return 0;
    return whole.includes(runOf(asked.slice(0, RUN))) || whole.includes(runOf(asked.slice(-RUN))) ? 1 : -1;
  };
}

/** Words in a row as one text, in which a shorter run is found by its words and not by parts of them. */
function runOf(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

function articleBody(json: string): string {
  if (json.length > JSON_LD_LENGTH || !json.includes('"articleBody"')) return "";
  const literal = /"articleBody"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(json)?.[1];
  if (literal === undefined) return "";
  try {
    return String(JSON.parse(literal.replace(/[\n\r\t]/g, " "))).replace(/<[^>]{0,500}>/g, " ");
  } catch {
    // Broken JSON states nothing.
    return "";
  }
}

/** Entities, quotes and spaces are written differently there than in the page. */
function plainWords(text: string): string[] {
  return wordsOf((text.includes("&") ? text.replace(/&#?\w{1,8};/g, " ") : text).toLowerCase());
}
