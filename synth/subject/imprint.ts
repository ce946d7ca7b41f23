/** An imprint stands at the foot: so many characters of the markup are looked at. */
const FOOT = 16_000;
/** What is no text of it. */
const UNSAID = /<(script|style|noscript|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>/gi;
/**
 * A body that stands in a register says so: of charities, of companies, of those who pay a tax on sales. That prices include that tax is
 * no number in its register, and users of forums have a "UID" as well.
 */
const REGISTERED =
  /\b(?:[Rr]egistered|[Rr]eg\.?) (?:charity|company|society|office|in (?:England|Wales|Scotland|Northern Ireland|Ireland))\b|\b(?:[Cc]harity|[Cc]ompany|[Bb]usiness) (?:registration )?(?:no\b|number\b|\(?RCN)|\b[Rr]egistered in [A-Z]\p{L}+\s+(?:no\b|number\b|[A-Z]{0,2}\d)|\b(?:CVR|ABN|KVK|EIN)(?: (?:no|number|reg))?[.:]?\s*[A-Z]{0,3}\s?\d[\d .-]{5,}|\bVAT (?:(?:[Rr]eg\.?|[Rr]egistration) )?(?:[Nn]o|[Nn]umber|[Rr]eg)\b[.:]{0,2}\s*[A-Z]{0,3}\s?\d[\d .-]{5,}|\bHandelsregister\b|\bCrown copyright\b|网站标识码[:：]?\s*\d/u;
/** A Chinese site is filed by anybody; one that says whose it is besides is filed by that body. */
const FILED = /备\s*\d{6,}\s*号/;
const SPONSORED = /主办单位|主办[:：]|版权所有/;
/** Whose the rights are: "© 2019–2025 Society of Millers. All rights reserved"; a name has a capital, "copyright infringement" has none. */
const OWNER =
  /(?:©|\b[Cc]opyright\b|\bCOPYRIGHT\b)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–—]\s*\d{2,4})?,?\s+)?(?:by\s+)?(\p{Lu}[^.|·•©,;\n]{2,80})/u;

/** What a page says at its foot of the body whose site it is. */
export interface Imprint {
  /** It stands in a public register. */
  registered?: true;
  /** Whose the rights are. */
  owner?: string;
}

/** Reads the imprint of a page, as far as it has one. */
export function imprintOf(html: string): Imprint {
  const foot = html
    .slice(-FOOT)
    .replace(/^[^<]*>/, " ")
    .replace(UNSAID, " ")
    .replace(/&copy;|&#169;|&#xa9;/gi, "©")
    .replace(/&nbsp;|&#160;/gi, " ")
    .replace(/&amp;/gi, "&")
    .replace(/\s+/g, " ");
  const isRegistered = REGISTERED.test(foot) || (FILED.test(foot) && SPONSORED.test(foot));
  const owner = OWNER.exec(foot)?.[1]
    ?.replace(/\s+\d{4}.*$/, "")
    .trim();
  return { ...(isRegistered ? { registered: true } : {}), ...(owner ? { owner } : {}) };
}
