import { franc } from "franc";
import { describe, expect, it } from "vitest";
import { Trigrams } from "./trigrams.ts";

const LANGUAGES = "eng deu fra spa swe fin tur vie srp rus ukr bul arb pes heb hin ell tha kor jpn cmn".split(" ");
const TEXTS = [
  "The keeper lit the lamp every evening and wrote the names of the ships that passed into a thick book.",
  "Der Wärter zündete jeden Abend die Lampe an und schrieb die Namen der Schiffe in ein dickes grünes Buch.",
  "Le gardien allumait la lampe chaque soir et notait dans un gros livre les noms des navires qui passaient.",
  "Fyrvaktaren tände lampan varje kväll och skrev namnen på de fartyg som passerade i en tjock bok.",
  "Hải đăng thắp đèn mỗi buổi tối và ghi tên những con tàu đi qua vào một cuốn sách dày.",
  "Смотритель каждый вечер зажигал лампу и записывал названия проходящих кораблей в толстую книгу.",
  "Доглядач щовечора запалював лампу і записував назви кораблів, що проходили повз, у товсту книгу.",
  "كان الحارس يشعل المصباح كل مساء ويكتب أسماء السفن التي مرت في كتاب سميك.",
  "Ο φύλακας άναβε τη λάμπα κάθε βράδυ και έγραφε τα ονόματα των πλοίων σε ένα χοντρό βιβλίο.",
  "看守人每天晚上点亮灯，把经过的船只的名字写进一本绿色封面的厚书里。",
  "灯台守は毎晩ランプをともし、通りすぎる船の名前を緑色の表紙の厚い本に書きとめた。",
  "12 3/4 (5.6) 7 — 890 § 11 12 13",
  "Boat 12 m",
  "short",
];

describe("the nearest language", () => {
  const trigrams = new Trigrams(LANGUAGES);

  it.each(TEXTS)("is what franc finds: %s", (text) => {
    const mixed = `${text} ${TEXTS[0]} ${text}`;
    for (const asked of [text, text.slice(0, 40), text.repeat(40), mixed]) {
      expect(trigrams.languageOf(asked)).toBe(franc(asked, { only: LANGUAGES }));
    }
  });
});
