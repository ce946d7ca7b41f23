import { kept } from "../../core/kept.ts";
import { isAdjectiveWord, isMaterialWord, kindOfNoun, type NounKind } from "../../core/word-kinds.ts";
import { singular } from "./english.ts";
import { isParticiple } from "./participles.ts";

/** "president" of "president of the council", "tower" of "cast iron tower": the word that says what is named. */
export const headWord = (phrase: string): string => upToHead(phrase).split(" ").at(-1)!.toLowerCase();

/** A noun phrase as far as its head: "guest rating" of "guest rating by month (mean)". */
export const upToHead = (phrase: string): string =>
  phrase.replace(/\s*[([,].*$/, "").replace(/\s(?:aboard|as|at|by|for|from|in|of|on|per|to|under|with)\s.*$/, "");

/** What the head of a noun phrase names, in the singular or the plural; undefined where the lexicon does not have it. */
export const nounKind: (phrase: string) => NounKind | undefined = kept((phrase: string) => {
  const head = headWord(phrase);
  return kindOfNoun(head) ?? kindOfNoun(singular(head));
});

/** Adjectives that stand for a property or a sum as well. */
const AS_NOUN = /^(?:colou?r|constant|fat|gross|initial|net|striking)$/;

/** "Organic", "residential": an adjective where nothing is said of what it is; what was done to things is told by its verb. */
export const isOnlyAdjective = (said: string): boolean => {
  const word = said.toLowerCase();
  return isAdjectiveWord(word) && !AS_NOUN.test(word) && !isParticiple(word);
};

/** "carbon steel", "Oak", "oak and brass": does each name in a text name what things are made of? */
export const isMaterial = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s*(?:,|\/|\band\b|\bor\b)\s*/)
    .every((part) => isMaterialWord(headWord(part)));
