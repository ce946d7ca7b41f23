import type { Language } from "../../../logic/values/language.ts";
import { chinesePrompt } from "./chinese-prompt.ts";
import { CHINESE_QUESTIONS } from "./chinese-questions.ts";
import { CHINESE_SCOPES } from "./chinese-scopes.ts";
import { englishPrompt } from "./english-prompt.ts";
import { ENGLISH_QUESTIONS } from "./english-questions.ts";
import { ENGLISH_SCOPES } from "./english-scopes.ts";
import type { MatrixWords } from "./words.ts";

const ENGLISH: MatrixWords = { scope: ENGLISH_SCOPES, question: ENGLISH_QUESTIONS, prompt: englishPrompt };
const CHINESE: MatrixWords = { scope: CHINESE_SCOPES, question: CHINESE_QUESTIONS, prompt: chinesePrompt };

/** The words of matrices about a site in a language. */
export const matrixWords = (language: Language): MatrixWords => (language === "zh" ? CHINESE : ENGLISH);
