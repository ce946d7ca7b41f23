import { expect, it } from "vitest";
import { AGREES, AROUND_WORDS, CLOSES, REFUSES } from "./consent-words.ts";

const words = (said: string) => said.replace(AROUND_WORDS, "");

it.each([
  "Reject all",
  "Only necessary cookies",
  "Nur notwendige Cookies",
  "Tout refuser",
  "Alles weigeren",
  "Endast nödvändiga",
  "Odrzuć wszystkie",
  "Отклонить",
  "拒绝",
  "すべて拒否",
  "Confirm my choices",
  "I do not accept",
  "NO ACEPTO",
  "No, gracias",
  "Je n’accepte pas",
  "Non accetto",
  "Não concordo",
  "Nicht einverstanden",
  "Nie zgadzam się",
  "Не принимаю",
])("%s refuses", (said) => {
  expect(REFUSES.test(words(said))).toBe(true);
});

it.each([
  "Accept & continue",
  "Got it!",
  "✓ OK",
  "Akceptuję",
  "Aceitar",
  "Принять",
  "同意する",
  "동의합니다",
  "Alle akzeptieren",
])("%s agrees", (said) => {
  expect(AGREES.test(words(said))).toBe(true);
  expect(REFUSES.test(words(said))).toBe(false);
});

it.each(["Settings", "Einstellungen", "Learn more", "Subscribe", "Close account", "Accept the job offer of the month"])(
  "%s is no answer",
  (said) => {
    expect(AGREES.test(words(said)) || REFUSES.test(words(said)) || CLOSES.test(said)).toBe(false);
  },
);
