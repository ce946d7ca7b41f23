import { AGREES, AROUND_WORDS, REFUSES } from "../text/consent-words.ts";
import { HAS_CLASS, HAS_ID, HAS_ROLE, MAY_HIDE } from "./attribute-marks.ts";
import { isPageTag, type Tag } from "./dom.ts";
import type { NameValue } from "./name-value.ts";
import { classValueOf, idValueOf } from "./tag-names.ts";

/** A box that asks for consent, by its name. */
const CONSENT_NAME =
  /cookie|consent|gdpr|ccpa|dsgvo|onetrust|didomi|usercentrics|cybotcookiebot|truste|quantcast|qc-cmp|(?:^|[-_\s])(?:cmp|cc|privacy|banner)(?:$|[-_\s])/i;
/** What such a box speaks of, and what it lets one do. */
const CONSENT_WORDS =
  /cookie|consent|gdpr|(?:value|respect|care about) your privacy|privacy choices|our (?:[\d,.]+ )?partners|datenschutz|einwillig|隐私|隱私|evästee|informasjonskapsler|куки|クッキー|쿠키/i;
const CONSENT_ASKS =
  /\b(?:accept|agree|allow|reject|decline|deny|refuse|got it|dismiss|preferences|settings|we (?:and our|use|value)|us(?:es?|ing|e of) (?:\w+ )?cookies)\b|akzeptier|zustimm|ablehn|einstellungen|accepter|refuser|aceptar|rechazar|accett|rifiut|aceitar|accepteren|weiger|接受|同意|拒绝/i;
/** Longer than any banner. */
const MOST_WORDS = 2_000;
/** Of all that the page says, the most that is a banner's: a page about these things is one. */
const MOST_SHARE = 0.5;
/** More elements than lists of purposes have. */
const MOST_ELEMENTS = 600;
const MOST_ANSWER = 80;

/** Opens what one may choose. */
const ADJUSTS = /^(?:(?:manage|customi[sz]e|accept|agree|allow|reject|decline|deny|refuse|got it|dismiss)\b.{0,40})$/i;
const LAID_OVER = /position\s*:\s*(?:fixed|sticky)/i;
const DIALOG = /^(?:dialog|alertdialog)$/;

/** Boxes of the page that ask for consent to cookies and the like: they say nothing of what the page is about. */
export function consentBoxes(all: readonly Tag[]): ReadonlySet<Tag> {
  const boxes = new Set<Tag>();
  let length = -1;
  for (let at = 0; at < all.length; at++) {
    const tag = all[at]!;
    if (!mayBeConsentBox(tag)) continue;
    const words = wordsOf(tag, MOST_WORDS);
    if (words === undefined || !CONSENT_WORDS.test(words)) continue;
    if (!CONSENT_ASKS.test(words) && !inside(tag).some(isAnswer)) continue;
    if (length < 0) length = lengthOf(all[0]!);
    const isSure = isLaidOver(tag) || inside(tag).some(isAnswer);
    if (!isSure && words.length > length * MOST_SHARE) continue;
    boxes.add(tag);
    at = Math.max(at, tag.end - 1);
  }
  return boxes;
}

const NO_BOX = new Set("html body head main article h1 a button link script style input img svg".split(" "));

function isNamedSo(tag: Tag): boolean {
  const { marks } = tag;
  return ((marks & HAS_ID) !== 0 && asks(idValueOf(tag))) || ((marks & HAS_CLASS) !== 0 && asks(classValueOf(tag)));
}

function asks(name: NameValue): boolean {
  name.consent ??= name.text.length <= 300 && CONSENT_NAME.test(name.text);
  return name.consent;
}

function mayBeConsentBox(tag: Tag): boolean {
  if ((tag.marks & (HAS_CLASS | HAS_ID | HAS_ROLE | MAY_HIDE)) === 0 && tag.name !== "dialog") return false;
  if (!isNamedSo(tag) && !isLaidOver(tag)) return false;
  if (NO_BOX.has(tag.name) || tag.end - tag.order > MOST_ELEMENTS) return false;
  return !inside(tag).some(({ name }) => name === "main" || name === "h1");
}

const inside = (tag: Tag): readonly Tag[] => tag.page?.all.slice(tag.order + 1, tag.end) ?? [];

function isAnswer(tag: Tag): boolean {
  const { name, attribs } = tag;
  if (name !== "button" && name !== "a" && name !== "input" && attribs.role !== "button") return false;
  const words = ((wordsOf(tag, MOST_ANSWER) ?? "").trim() || (attribs.value ?? "")).replace(AROUND_WORDS, "");
  return REFUSES.test(words) || AGREES.test(words) || ADJUSTS.test(words);
}

function isLaidOver({ name, attribs, marks }: Tag): boolean {
  if (name === "dialog" || ((marks & HAS_ROLE) !== 0 && DIALOG.test(attribs.role ?? ""))) return true;
  return (marks & MAY_HIDE) !== 0 && LAID_OVER.test((attribs.style ?? "").slice(0, 500));
}

/** What an element holds in words; undefined where that is more than `most` characters. */
function wordsOf(tag: Tag, most: number): string | undefined {
  const words: string[] = [];
  let length = 0;
  const waiting: Tag[] = [tag];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    for (const child of [...at.children].reverse()) {
      if (isPageTag(child)) waiting.push(child);
      else if ("data" in child && !SILENT.test(at.name)) {
        words.push(child.data.trim());
        length += words.at(-1)!.length;
      }
    }
    if (length > most) return undefined;
  }
  return words.filter((word) => word !== "").join(" ");
}

const SILENT = /^(?:script|style|template|noscript|head|title)$/;

function lengthOf(root: Tag): number {
  return wordsOf(root, Number.POSITIVE_INFINITY)?.length ?? 0;
}
