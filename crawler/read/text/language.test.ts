import { expect, it } from "vitest";
import { writtenLanguage } from "./language.ts";

const WRITTEN: Record<string, string> = {
  en: "The keeper lit the lamp every evening and wrote the names of the ships that passed into a thick book with a green cover.",
  fr: "Le gardien allumait la lampe chaque soir et notait dans un gros livre à couverture verte les noms des navires qui passaient.",
  de: "Der Wärter zündete jeden Abend die Lampe an und schrieb die Namen der Schiffe, die vorüberfuhren, in ein dickes grünes Buch.",
  es: "El guardián encendía la lámpara cada noche y anotaba en un grueso libro de tapas verdes los nombres de los barcos que pasaban.",
  sv: "Fyrvaktaren tände lampan varje kväll och skrev namnen på de fartyg som passerade i en tjock bok med gröna pärmar.",
  zh: "看守人每天晚上点亮灯，把经过的船只的名字写进一本绿色封面的厚书里，多年以后这本书被放在博物馆展出。",
  ja: "灯台守は毎晩ランプをともし、通りすぎる船の名前を緑色の表紙の厚い本に書きとめた。その本は今では博物館にある。",
  ru: "Смотритель каждый вечер зажигал лампу и записывал названия проходящих кораблей в толстую книгу с зелёной обложкой.",
};

it.each(Object.entries(WRITTEN))("knows %s where nothing is declared", (language, text) => {
  expect(writtenLanguage(text)).toBe(language);
});

it("believes what is declared, unless the writing is another", () => {
  expect(writtenLanguage(WRITTEN.fr!, "fr-CA")).toBe("fr-CA");
  expect(writtenLanguage(WRITTEN.de!, "en")).toBe("en");
  expect(writtenLanguage(WRITTEN.zh!.repeat(3), "en")).toBe("zh");
  expect(writtenLanguage(WRITTEN.zh!.repeat(3), "zh-Hant-TW")).toBe("zh-Hant-TW");
  expect(writtenLanguage(`${WRITTEN.en} ${WRITTEN.en} 灯塔`, "en")).toBe("en");
});

it("says nothing of what is too short", () => {
  expect(writtenLanguage("Boat Alk 12 m")).toBe("");
  expect(writtenLanguage("")).toBe("");
});
