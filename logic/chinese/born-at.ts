/** “出生年月晚于1980年” is said of nobody: “出生于1980年之后”. */
const BORN = /^(?:(?<owner>.+)的)?(?<done>出生)(?:日期|年月日?|年份?|时间)$/u;

/** Whose birth a heading tells the time of, and what they did then; undefined where it tells no such time. */
export function bornAt(heading: string): { owner?: string; done: string } | undefined {
  const { owner, done } = BORN.exec(heading)?.groups ?? {};
  if (done === undefined) return undefined;
  return owner === undefined ? { done } : { owner, done };
}
