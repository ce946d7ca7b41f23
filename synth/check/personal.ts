/** A kind of personal data, and a piece of text that is of it. */
export interface Personal {
  kind: string;
  text: string;
}

const EMAIL = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/** Written as telephone numbers are: with a country code, or an area code in brackets or behind a label. */
const PHONE =
  /(?<![\d.,])\+\d{1,3}[\s().-]*\d(?:[\s().-]*\d){6,12}(?![\d.,])|(?<![\d.,])\(\d{2,5}\)\s?\d{3,4}[\s.-]\d{3,4}(?!\d)|(?:tel|phone|fax|mobile|cell|电话|手机|传真)\.?\s*[:：]?\s*\d[\d\s().-]{6,}\d/iu;
const CHINESE_MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const CARD = /(?<![\d.])\d{4}([ -]?)\d{4}\1\d{4}\1\d{1,7}(?![\d.])/;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/;
const US_SOCIAL = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const CHINESE_ID = /(?<!\d)\d{17}[\dX](?!\d)/i;

/** The first piece of the text that reaches or identifies one person; undefined where there is none. */
export function personalIn(text: string): Personal | undefined {
  return (
    find("an e-mail address", EMAIL, text) ??
    find("a telephone number", PHONE, text) ??
    find("a telephone number", CHINESE_MOBILE, text) ??
    find("a card number", CARD, text, luhn) ??
    find("a bank account", IBAN, text, isIban) ??
    find("a social security number", US_SOCIAL, text) ??
    find("an identity number", CHINESE_ID, text, isChineseId)
  );
}

function find(kind: string, pattern: RegExp, text: string, holds: (found: string) => boolean = () => true) {
  const found = pattern.exec(text)?.[0];
  return found !== undefined && holds(found) ? { kind, text: found } : undefined;
}

/** ISO/IEC 7812-1, annex B. */
function luhn(card: string): boolean {
  const digits = [...card.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = digit * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}

/** ISO 13616: the rearranged number leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  const bare = iban.replace(/ /g, "");
  const digits = (bare.slice(4) + bare.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** GB 11643-1999: weights of the first seventeen digits, modulo 11. */
function isChineseId(id: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
  return "10X98765432"[sum % 11] === id.at(-1)!.toUpperCase();
}
