import { kept } from "../../../core/kept.ts";

/** Values that are remembered: they recur all over a page, and all over a site. */
const KEPT = 10_000;

/**
 * A value of `class` or `id`, the same object wherever it stands, with what readers found it to say; undefined while nobody
 * asked.
 */
export class NameValue {
  readonly text: string;
  /** A box that asks for consent (`consent-box.ts`). */
  consent: boolean | undefined = undefined;
  /** Navigation (`page-area.ts`). */
  navigation: boolean | undefined = undefined;
  /** A list that leads through the site or asks to spread it (`records/records.ts`). */
  noContent: boolean | undefined = undefined;
  /** Bits of `NAME_KINDS` (`main/name-kinds.ts`). */
  kinds: number | undefined = undefined;

  constructor(text: string) {
    this.text = text;
  }
}

/** The one object of a value. */
export const nameValue = kept((text) => new NameValue(text), KEPT);
