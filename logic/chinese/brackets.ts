/** "大(2)型" -> "大（2）型", "清光绪三年(1877年)" -> "清光绪三年（1877年）": brackets beside Chinese characters are as wide as these. */
export function wideBrackets(text: string): string {
  return text.replace(/(?<!\s)\(([^()]*)\)/g, (brackets, inside: string, at: number) => {
    const beside =
      text.slice(Math.max(0, at - 1), at) + inside + text.slice(at + brackets.length, at + brackets.length + 1);
    return /\p{Script=Han}/u.test(beside) ? `（${inside}）` : brackets;
  });
}
