import iconv from "iconv-lite";

/** How often letters come in Cyrillic writing, of a thousand: Russian, with what Ukrainian, Bulgarian and Serbian add. */
const CYRILLIC: ReadonlyMap<string, number> = new Map(
  (
    "о109 е85 а80 и73 н67 т63 с55 р47 в45 л43 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з16 б16 ч14 й12 х10 ж9 ш7 ю6 ц5 щ4 э3 " +
    "ф3 ъ2 ё2 і20 ї4 є4 ј8 љ2 њ2 ћ2 ђ1 џ1 ґ1 ў2"
  )
    .split(" ")
    .map((entry) => [entry[0]!, Number(entry.slice(1))]),
);
/** What no letter of the writing is. */
const FOREIGN = 0.1;
/** A capital behind a small letter, as text has it that was read by the wrong table. */
const CAPITAL_WITHIN = 2;
/** By how much a character must be likelier by another encoding than by the declared one, on average (natural logarithm). */
const LIKELIER = 0.4;
/** Characters beyond ASCII that it takes for that; and to tell Cyrillic from other writing. */
const LEAST = 20;
const LEAST_OF_CYRILLIC = 8;
/** Signs within words that tell one encoding of Central Europe from the other. */
const LEAST_SIGNS = 3;

const CYRILLIC_ENCODINGS = ["windows-1251", "koi8-r", "koi8-u", "iso-8859-5", "cp866"];
/** Their small letters are the same bytes, but for one. */
const NEAR_ENCODINGS = ["windows-1251", "maccyrillic"];
const THAI = "windows-874";
const CENTRAL_ENCODINGS = ["windows-1250", "iso-8859-2"];
const NAMES: ReadonlyMap<string, string> = new Map([
  ["cp1251", "windows-1251"],
  ["x-cp1251", "windows-1251"],
  ["koi8", "koi8-r"],
  ["ibm866", "cp866"],
  ["866", "cp866"],
  ["iso8859-5", "iso-8859-5"],
  ["cyrillic", "iso-8859-5"],
  ["cp1250", "windows-1250"],
  ["iso8859-2", "iso-8859-2"],
  ["latin2", "iso-8859-2"],
]);

/**
 * The encoding of the same writing by which the bytes are words: encodings of one writing have the same letters at other
 * places, so that each reads the other's bytes without fault, and only how often letters come tells them apart. The given one
 * where no other is clearly likelier.
 */
export function likeliestOfWriting(encoding: string, sample: Buffer): string {
  const own = NAMES.get(encoding) ?? encoding;
  if (own === "maccyrillic" || CYRILLIC_ENCODINGS.includes(own)) {
    const likeliest = likeliestCyrillic(own, sample) ?? own;
    const near = NEAR_ENCODINGS.includes(likeliest) ? likeliestOfNear(likeliest, sample) : likeliest;
    return near === own ? encoding : near;
  }
  if (CENTRAL_ENCODINGS.includes(own)) return likeliestCentral(own, sample) ?? encoding;
  return encoding;
}

/** Mean likelihood of Cyrillic text read as it was written; read by a wrong table it is far below. */
const CYRILLIC_LIKELIHOOD = -3.6;
/** So much of what is beyond ASCII is of one writing where it is written in it. */
const OF_WRITING = 0.98;

/** The encoding of a writing that detectors do not know, where its bytes are words of it: Cyrillic of DOS, Thai. */
export function encodingOfUnknown(sample: Buffer): string | undefined {
  const cyrillic = CYRILLIC_ENCODINGS.map((encoding) => ({
    encoding,
    likelihood: cyrillicLikelihood(encoding, sample, LEAST_OF_CYRILLIC),
  }));
  const best = cyrillic.reduce((a, b) => (b.likelihood > a.likelihood ? b : a));
  if (best.likelihood > CYRILLIC_LIKELIHOOD) return best.encoding;
  const thai = iconv.decode(sample, THAI).match(/[^\0-\x7f\u00a0]/gu) ?? [];
  const letters = thai.filter((char) => /[\u0e00-\u0e7f“”‘’–—…]/u.test(char)).length;
  return thai.length >= LEAST && letters >= thai.length * OF_WRITING ? THAI : undefined;
}

function likeliestCyrillic(own: string, sample: Buffer): string | undefined {
  let best = { encoding: own, likelihood: cyrillicLikelihood(own, sample) };
  const least = best.likelihood + LIKELIER;
  for (const encoding of CYRILLIC_ENCODINGS) {
    const likelihood = cyrillicLikelihood(encoding, sample);
    if (likelihood > Math.max(best.likelihood, least)) best = { encoding, likelihood };
  }
  return best.encoding === own ? undefined : best.encoding;
}

/** The letter that is another byte stands as a capital or a sign behind small letters where the wrong one is read. */
function likeliestOfNear(own: string, sample: Buffer): string {
  const other = NEAR_ENCODINGS.find((encoding) => encoding !== own)!;
  const faults = faultsWithin(iconv.decode(sample, own));
  return faults >= LEAST_SIGNS && faultsWithin(iconv.decode(sample, other)) * 4 < faults ? other : own;
}

const faultsWithin = (text: string): number =>
  text.match(/(?<=\p{Ll})(?:(?=\p{Script=Cyrillic})\p{Lu}|[€¤])/gu)?.length ?? 0;

/** Mean logarithm of how often the characters beyond ASCII come; the worst where there are too few to tell. */
function cyrillicLikelihood(encoding: string, sample: Buffer, least = LEAST): number {
  let sum = 0;
  let count = 0;
  let before = "";
  for (const char of iconv.decode(sample, encoding)) {
    if (char > "\x7f") {
      const small = char.toLowerCase();
      sum += Math.log((CYRILLIC.get(small) ?? FOREIGN) / 1000);
      if (small !== char && before > "\x7f" && before === before.toLowerCase() && CYRILLIC.has(before))
        sum -= CAPITAL_WITHIN;
      count++;
    }
    before = char;
  }
  return count < least ? Number.NEGATIVE_INFINITY : sum / count;
}

/** Where one has letters the other has signs, which stand in no word and before none. */
function likeliestCentral(own: string, sample: Buffer): string | undefined {
  const [other] = CENTRAL_ENCODINGS.filter((encoding) => encoding !== own);
  const signs = signsInWords(iconv.decode(sample, own));
  return signs >= LEAST_SIGNS && signsInWords(iconv.decode(sample, other!)) * 4 < signs ? other : undefined;
}

function signsInWords(text: string): number {
  return text.match(/(?:(?<=\p{L})[¶±¦¬]|(?<!\p{L})[©®¶±¦¬])(?=\p{L})/gu)?.length ?? 0;
}
