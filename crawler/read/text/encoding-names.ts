import iconv from "iconv-lite";

/** Names as the Encoding Standard maps them: Latin-1 means windows-1252, GB2312 means GB18030. */
export function knownEncoding(printed: string | undefined): string | undefined {
  if (printed === undefined) return undefined;
  const label = printed.toLowerCase();
  if (/^(?:utf-?8|unicode-1-1-utf-8)$/.test(label)) return "utf-8";
  if (/^(?:iso-?8859-1|latin-?1|us-ascii|ascii|cp1252)$/.test(label)) return "windows-1252";
  if (/^(?:iso-?8859-9|latin-?5|cp1254)$/.test(label)) return "windows-1254";
  if (/^(?:gb2312|gbk|gb_2312-80|x-gbk|gb18030|euc-cn)$/.test(label)) return "gb18030";
  if (/^(?:shift[-_]?jis|sjis|x-sjis|ms_kanji|windows-31j)$/.test(label)) return "shift_jis";
  if (/^(?:x-)?mac-?(?:cyrillic|ukrainian)$/.test(label)) return "maccyrillic";
  if (/^(?:x-mac-roman|macintosh|mac)$/.test(label)) return "macintosh";
  // A document that could be read far enough to find UTF-16 declared in it is not UTF-16 (HTML 13.2.3.2).
  if (/^utf-?16/.test(label)) return undefined;
  return iconv.encodingExists(label) ? label : undefined;
}
