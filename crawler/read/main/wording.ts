/**
 * What short texts around articles say, in the languages that most of the web is written in. Never a site's own words.
 * Patterns are in lower case and are asked of texts in lower case: ignoring case takes the engine three times as long.
 */

const WORDING = {
  related:
    /^\W*(?:related|read (?:more|also|next|full)|see (?:also|more)|also (?:read|see|watch|on)|more (?:on|from|in|about|stories|news|like)\b|more:|you (?:may|might) (?:also|like)|recommended|don'?t miss|watch:?\b|most (?:read|popular)|trending|latest (?:news|stories|posts)|our latest|up next|next (?:article|story|post|news)?\b|previous\b|continue reading|leia (?:também|mais)|lire aussi|à lire|leggi anche|lesen sie|mehr zum|mehr dazu|siehe auch|también|lea también|te puede|ver más|читайте|также|смотрите|по теме|baca juga|lihat juga|lees ook|läs (?:mer|också)|czytaj|zobacz|przeczytaj|ilgili|相关|相關|延伸|推荐|推薦|関連|あわせて|관련|اقرأ)/,
  letter:
    /\b(?:subscribe|sign[- ]?up|newsletters?|(?:get|receive|delivered) .{0,60}(?:inbox|e-?mail)|follow (?:us|me|him|her|them)?\b.{0,30}(?:on|twitter|facebook|instagram)|follow us|join (?:our|us|the)\b|download (?:our|the|now|free)|click here|donate|support (?:us|our)|become a|membership|log ?in|register|free (?:trial|course)|buy now|learn more|find out more|contact us|(?:e-?mail|tips?|let us know|write to|reach) .{0,40}@|our app|podcast|sister (?:title|publication)|affiliate|commission|purchase)\b|подпи(?:сы|ши)|подписк|suscr|inscrev|abonn|iscriviti|订阅|訂閱|登録|구독/,
  credit:
    /^\W*(?:photos?|images?|pictures?|file photo|file\b|foto|fotos|bild|fotografía|фото|video|media|credits?|source|courtesy|getty|associated press|reuters|afp|illustration|view gallery|back to gallery|caption|close\b|enlarge|click to|图|圖|写真|사진)\b|©|\(c\)|\b(?:getty images|shutterstock|istock|ap photo|via ap|\/ ?ap\b|\/ ?reuters|\/ ?afp|courtesy of|photo(?:graph)? by|photo:|image:|credit:)/,
  byline:
    /^\W*(?:by\b|posted|published|updated|written|author|reported by|reporting by|editing by|edited by|words:?\b|text:?\b|von\b|por\b|par\b|di\b|door\b|oleh\b|текст|автор|опубликовано|作者|記者|记者|编辑|編輯|文\/|기자|staff|correspondent|view comments|leave a|no comments|\d+ comments?|comments?\b|letture|visualizzazioni|views?\b)|\b(?:min(?:ute)?s? read|contributed to this (?:report|story|article)|is a (?:staff|senior|freelance|contributing)|reach (?:him|her|them) at)\b/,
  labels:
    /^\W*(?:tags?|tagged|topics?|filed under|categor(?:y|ies)|keywords|posted in|in this (?:article|story)|mehr|теги|метки|рубрик|etiquetas|标签|標籤|タグ|share|tweet|print|e-?mail|facebook|twitter|whatsapp|linkedin|pinterest|telegram|reddit|copy link|comparti|partag|teilen|поделиться|分享)\b/,
  advert:
    /^\W*(?:advert(?:isement|s)?|ad|ads|sponsored|promoted|anzeige|werbung|publicidad|publicité|pubblicità|реклама|iklan|advertentie|story continues|article continues|广告|廣告|広告|광고)\b/,
  legal:
    /\b(?:all rights reserved|copyright|may not be (?:published|reproduced|rewritten|copied)|terms of (?:use|service)|privacy policy|cookies?|disclaimer|reprint|republish|re-?published?|permission|requires javascript|not supported|unsupported|opinions expressed|views expressed|correction|this (?:article|story|post|piece) (?:was|is|has|first|originally|appeared)|originally (?:published|appeared))\b/,
} as const;

export type Wording = keyof typeof WORDING;
export const WORDINGS = Object.keys(WORDING) as Wording[];

/** Which wordings a text has, which is given in lower case, as bits in the order of `WORDINGS`. */
export function wordingBits(lower: string): number {
  // Most texts say none of it, which one pattern tells sooner than seven.
  if (lower === "" || !ANY.test(lower)) return 0;
  let bits = 0;
  for (let at = 0; at < PATTERNS.length; at++) if (PATTERNS[at]!.test(lower)) bits |= 1 << at;
  return bits;
}

const PATTERNS = WORDINGS.map((wording) => WORDING[wording]);
const ANY = new RegExp(PATTERNS.map(({ source }) => source).join("|"));

/** The bit of one wording. */
export function wordingBit(wording: Wording): number {
  return 1 << WORDINGS.indexOf(wording);
}

const MONTH =
  "jan(?:uary|uar|eiro)?|feb(?:ruary)?|mar(?:ch|ço|zo)?|apr(?:il)?|may|jun[ei]?|jul[yi]?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|янв\\p{L}*|фев\\p{L}*|мар\\p{L}*|апр\\p{L}*|ма[йя]|июн\\p{L}*|июл\\p{L}*|авг\\p{L}*|сен\\p{L}*|окт\\p{L}*|ноя\\p{L}*|дек\\p{L}*|ene\\p{L}*|abr\\p{L}*|ago\\p{L}*|dic\\p{L}*|mai|okt\\p{L}*|dez\\p{L}*";
const DATE = new RegExp(
  `\\b(?:${MONTH})\\.? \\d{1,2}\\b|\\b\\d{1,2}\\.? (?:de )?(?:${MONTH})\\b|\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\b\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{4}[年년]|\\b\\d{1,2}:\\d{2}\\b|\\b(?:hours?|days?|minutes?) ago\\b`,
  "u",
);

/** Every date and time of day has one of these: they are soon looked for, and most texts have none. */
const MAY_BE_DATE =
  /\d[./:年년-]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|ene|abr|ago|dic|mai|okt|dez/u;

/** Does a text, which is given in lower case, name a day with its figures, or a time of day? */
export function namesDate(lower: string): boolean {
  return /\d/.test(lower) && MAY_BE_DATE.test(lower) && DATE.test(lower);
}
