import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { decodeBytes, decodeMarkup } from "./charset.ts";

const SENTENCES: Record<string, string> = {
  "windows-1250":
    "Wieżę zbudowano nad rzeką, żeby strzegła mostu i łąk; później mieścił się w niej skład soli i miejska łaźnia.",
  "windows-1251": "Башню построили над рекой, чтобы охранять мост; позже в ней хранили соль и городской архив.",
  "windows-1252":
    "La tour fut bâtie au-dessus du fleuve pour protéger le pont ; plus tard, on y a gardé le sel et les archives de la cité.",
  "windows-1254":
    "Kule, köprüyü korumak için ırmağın üzerine yapıldı; sonra içinde tuz ve şehrin arşivi saklandı, çatısı değiştirildi.",
  "koi8-r": "Башню построили над рекой, чтобы охранять мост; позже в ней хранили соль и городской архив.",
  cp866: "Башню построили над рекой, чтобы охранять мост; позже в ней хранили соль и городской архив.",
  "windows-874": "หอคอยสร้างขึ้นเหนือแม่น้ำเพื่อเฝ้าสะพาน ต่อมาใช้เก็บเกลือและเอกสารของเมือง",
  gb18030: "这座塔建在河边，用来保护桥梁；后来里面存放盐和城市的档案，现在是一个博物馆。",
  big5: "這座塔建在河邊，用來保護橋樑；後來裡面存放鹽和城市的檔案，現在是一個博物館。",
  shift_jis: "この塔は川のほとりに橋を守るために建てられ、のちに塩と町の記録を収めた。今は博物館である。",
  "euc-jp": "この塔は川のほとりに橋を守るために建てられ、のちに塩と町の記録を収めた。今は博物館である。",
  "euc-kr": "이 탑은 다리를 지키기 위해 강가에 세워졌고 나중에는 소금과 도시의 기록을 보관하였다.",
};

const page = (sentence: string, declared?: string) =>
  `<!doctype html><html><head>${declared ? `<meta charset="${declared}">` : ""}<title>${sentence.slice(0, 9)}</title></head><body><p>${sentence}</p></body></html>`;

it.each(Object.entries(SENTENCES))("reads %s that says nothing of its encoding", (encoding, sentence) => {
  const { text } = decodeBytes(iconv.encode(page(sentence), encoding), "text/html");
  expect(text).toContain(sentence);
});

it.each(Object.entries(SENTENCES))("reads %s that is declared to be UTF-8, and says so", (encoding, sentence) => {
  const decoded = decodeBytes(iconv.encode(page(sentence, "utf-8"), encoding), "text/html; charset=utf-8");
  expect(decoded.text).toContain(sentence);
  expect(decoded.disbelieved).toBe("utf-8");
});

it.each([
  ["windows-1251", "iso-8859-1"],
  ["cp866", "iso-8859-1"],
  ["windows-874", "iso-8859-1"],
  ["gb18030", "iso-8859-1"],
  ["big5", "gb2312"],
  ["euc-kr", "windows-1252"],
])("does not believe %s to be %s", (encoding, declared) => {
  const sentence = SENTENCES[encoding]!;
  const decoded = decodeBytes(iconv.encode(page(sentence, declared), encoding), "text/html");
  expect(decoded.text).toContain(sentence);
  expect(decoded.disbelieved).toBeDefined();
});

/** In windows-1258 tones stand behind their letters. */
const VIETNAMESE = [
  ..."Tòa tháp được xây trên bờ sông để canh giữ cây cầu; về sau người ta cất muối và sổ sách của thành phố ở đó.",
]
  .map((letter) => {
    const [tone] = /[\u0300\u0301\u0303\u0309\u0323]/.exec(letter.normalize("NFD")) ?? [""];
    return letter.normalize("NFD").replace(tone, "").normalize("NFC") + tone;
  })
  .join("");
const HUNGARIAN = "Az őrtorony a híd védelmére épült a folyó fölött; később sót és a város irattárát őrizték benne.";
it.each([
  ["windows-1250", SENTENCES["windows-1250"]!],
  ["iso-8859-2", SENTENCES["windows-1250"]!],
  ["windows-1250", HUNGARIAN],
  ["windows-1254", SENTENCES["windows-1254"]!],
  ["windows-1258", VIETNAMESE],
])("does not believe %s to be Latin-1", (encoding, sentence) => {
  const decoded = decodeBytes(iconv.encode(page(`${sentence} ${sentence}`, "iso-8859-1"), encoding), "text/html");
  expect(decoded.text).toContain(sentence);
  expect(decoded.disbelieved).toBe("windows-1252");
});

it.each([
  SENTENCES["windows-1252"]!,
  "Der Turm wurde über dem Fluß gebaut, um die Brücke zu schützen; später hütete man Salz und Bücher darin, größere Öfen auch.",
  "Turninn var reistur við ána til að gæta brúarinnar; síðar var þar geymt salt og skjöl bæjarins, það er nú safn.",
  "Torni rakennettiin joen yläpuolelle siltaa vartioimaan; myöhemmin siinä säilytettiin suolaa ja kirjoja, pöytiä ja äyriäisiä.",
  "Tårnet ble bygd over elven for å verne brua; senere lå det salt og gårdens bøker der, før det brøt ut brann på øya.",
])("believes that a Western text is Latin-1: %s", (sentence) => {
  const text = `${sentence} ${sentence} ${sentence}`;
  const decoded = decodeBytes(iconv.encode(page(text, "iso-8859-1"), "windows-1252"), "text/html");
  expect(decoded.text).toContain(text);
  expect(decoded.disbelieved).toBeUndefined();
});

it.each([
  "Safnið var opnað fyrir löngu. Þar er margt að sjá, börnin fá frítt inn og það er opið alla daga, þótt veðrið sé ótryggt.",
  "Museo avattiin hiljattain. Näyttelyssä käy väkeä ympäri vuoden, myös syksyllä; pääsymaksu on pieni. Yöllä työ jäi tekemättä.",
])("takes no Western text that says nothing of its encoding for another writing: %s", (sentence) => {
  expect(decodeBytes(iconv.encode(page(sentence), "windows-1252"), "text/html").text).toContain(sentence);
});

const CYRILLIC = ["windows-1251", "koi8-r", "iso-8859-5", "cp866"];
it.each(CYRILLIC.flatMap((encoding) => CYRILLIC.map((declared) => [encoding, declared] as const)))(
  "tells %s from %s by how often letters come",
  (encoding, declared) => {
    for (const sentence of [
      SENTENCES["koi8-r"]!,
      SENTENCES["koi8-r"]!.toUpperCase(),
      "Вежу збудували над річкою, щоб її охороняти.",
    ]) {
      // Not all of the letters of Ukrainian are in all of them.
      if (/[ії]/.test(sentence) && encoding !== "windows-1251") continue;
      const { text, disbelieved } = decodeBytes(iconv.encode(page(sentence, declared), encoding), "text/html");
      expect(text).toContain(sentence);
      expect(disbelieved).toBe(encoding === declared ? undefined : declared);
    }
  },
);

it.each([
  ["maccyrillic", "windows-1251"],
  ["maccyrillic", "x-mac-cyrillic"],
  ["maccyrillic", "koi8-r"],
  ["maccyrillic", "iso-8859-1"],
  ["windows-1251", "x-mac-cyrillic"],
])("tells Cyrillic of %s, declared as %s, by capitals and signs within words", (encoding, declared) => {
  const sentence = "Вся земля зимняя спит, синяя ночь тихая. Большая белая башня стоит над рекою.";
  const decoded = decodeBytes(iconv.encode(page(sentence, declared), encoding), "text/html");
  expect(decoded.text).toContain(sentence);
  expect(decoded.encoding).toBe(encoding);
});

it("tells the two encodings of Central Europe by signs within words", () => {
  const sentence = `${SENTENCES["windows-1250"]!} Śledzie są na końcu mąki.`;
  const decoded = decodeBytes(iconv.encode(page(sentence, "windows-1250"), "iso-8859-2"), "text/html");
  expect(decoded.text).toContain(sentence);
  expect(decodeBytes(iconv.encode(page(sentence, "windows-1250"), "windows-1250"), "").disbelieved).toBeUndefined();
});

it.each(["iso-8859-2", "iso-8859-15", "iso-8859-7", "windows-1257"])("believes what is declared: %s", (encoding) => {
  const sentence = {
    "iso-8859-7": "Ο πύργος χτίστηκε πάνω από το ποτάμι.",
    "windows-1257": "Tornis celts virs upes, lai sargātu tiltu.",
  }[encoding];
  const source = sentence ?? "Věž nad řekou";
  const written = encoding === "iso-8859-15" ? "Le cœur de la cité, 12 € l’entrée".replace("’", "'") : source;
  const decoded = decodeBytes(iconv.encode(page(written, encoding), encoding), "text/html");
  expect(decoded.text).toContain(written);
  expect(decoded.disbelieved).toBeUndefined();
});

it("reads UTF-16 without a mark, and Japanese that looks like ASCII", () => {
  const sentence = SENTENCES.gb18030!;
  expect(decodeBytes(iconv.encode(page(sentence), "utf-16be"), "text/html").text).toContain(sentence);
  expect(decodeBytes(iconv.encode(page(sentence), "utf-16le"), "text/html").text).toContain(sentence);
  // "東京" in ISO-2022-JP.
  const japanese = Buffer.concat([Buffer.from("<p>\u001b$B"), Buffer.from("El5~"), Buffer.from("\u001b(B</p>")]);
  expect(decodeBytes(japanese, "text/html").text).toContain("東京");
});

it("passes over zero bytes, which no text holds", () => {
  for (const encoding of ["utf-8", "gb18030"]) {
    const sentence = SENTENCES.gb18030!;
    const bytes = iconv.encode(page(`A\0B ${sentence}`), encoding);
    expect(decodeBytes(bytes, "text/html").text).toContain(`AB ${sentence}`);
    expect(decodeMarkup(bytes, "text/html").markup.text).not.toContain("\0");
  }
});

it.each([
  ["gb18030", "城市,人口\n北京,2189\n上海,2487\n广州,1868\n", undefined],
  ["gb18030", "北京站 上海南 广州东 深圳 重庆北", undefined],
  ["big5", "臺北車站 高雄港 嘉義市 龜山島 澎湖", undefined],
  ["big5", "臺北車站 高雄港 嘉義市 龜山島 澎湖", "iso-8859-1"],
  ["shift_jis", "駅名,乗降客数\n東京,2189\n新宿,3000\n", undefined],
  ["euc-jp", "東京,大阪,名古屋", undefined],
  ["euc-kr", "서울,부산,대구,인천", undefined],
  ["windows-1251", "Москва Тверь Псков", "iso-8859-1"],
])("a few words of %s tell it: %s, declared %s", (encoding, words, declared) => {
  const type = declared === undefined ? "text/csv" : `text/html; charset=${declared}`;
  expect(decodeBytes(iconv.encode(words, encoding), type).text).toBe(words);
});

it("lines that are drawn, and a few letters of Western words, deny no declaration", () => {
  for (const words of ["Prices ———————— from 4 € •••••••• to 9 €", "Ærø, Öland, Åland", "ÀÉÈÙ"]) {
    expect(decodeBytes(iconv.encode(words, "windows-1252"), "text/plain; charset=windows-1252").text).toBe(words);
  }
});

const LITHUANIAN = "Bokštas pastatytas virš upės, įtvirtinus tiltą; vėliau jame laikyta druska ir miesto knygos.";

it("reads a Baltic page of a server that calls all its pages Latin-1 as the document says", () => {
  const bytes = iconv.encode(page(LITHUANIAN, "windows-1257"), "windows-1257");
  const decoded = decodeBytes(bytes, "text/html; charset=ISO-8859-1");
  expect(decoded.text).toContain(LITHUANIAN);
  expect(decoded.disbelieved).toBe("windows-1252");
});

it("keeps the server's Latin-1 where the document's other encoding reads worse", () => {
  const french = SENTENCES["windows-1252"]!;
  const bytes = iconv.encode(page(french, "iso-8859-2"), "windows-1252");
  expect(decodeBytes(bytes, "text/html; charset=ISO-8859-1").text).toContain(french);
});

it("believes the document where the server says UTF-8 and it is none", () => {
  const short = "Įmonės žemėlapis";
  const bytes = iconv.encode(page(short, "windows-1257"), "windows-1257");
  expect(decodeBytes(bytes, "text/html; charset=utf-8").text).toContain(short);
});

it.each([
  ["text/html", "Įmonės žemėlapis", "lt", "windows-1257"],
  ["text/html; charset=iso-8859-1", "Şehir ışıkları", "tr-TR", "windows-1254"],
  ["text/html; charset=utf-8", "Kasę otwiera się o dziewiątej", "pl", "windows-1250"],
])(
  "tells Latin encodings by the language that the page says it is in (%s, %s)",
  (contentType, text, language, encoding) => {
    const bytes = iconv.encode(`<html lang="${language}"><title>x</title><p>${text}</p>`, encoding);
    expect(decodeBytes(bytes, contentType).text).toContain(text);
  },
);
