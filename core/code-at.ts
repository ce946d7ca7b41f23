const { charCodeAt } = String.prototype;

/**
 * `charCodeAt`, not looked up at the text: an engine keeps texts in several forms (of one or two bytes a character, parts of
 * others, sums), and where it has met more than four of them it looks the method up for each character. `at` stands within
 * the text: once it was asked for one behind the end, the engine calls a function of its own for each character ever after.
 */
export const codeAt = (text: string, at: number): number => charCodeAt.call(text, at);
