/** How answers in Chinese are introduced, hedged, affirmed and listed. */

/** What introduces an answer; only what follows it is read. */
export const CHINESE_CUE = /^[\s\S]*(?:最终答案|答案|结果|结论|答)\s*(?:应该?)?(?:是|为|：|:|＝|=)+\s*/u;

const NO = /^(?:否|不|没|无|错|非)|不是|不属于|没有|并非|不在|不包括|不存在|未/u;
const YES = /^(?:是(?!否)|对|有(?!没)|属于|正确|存在|包括|会|可以)|(?<!不|否|并)(?:属于|是)(?!否)/u;

/** Yes, no, or undefined where a Chinese text says neither. */
export function chineseYes(text: string): boolean | undefined {
  if (NO.test(text)) return false;
  return YES.test(text) ? true : undefined;
}

const HEDGE = /[或和与]|、|可能|也许|大概|不是|并非|不确定|以及|除了/u;

/** Does the sentence end in this name, given as what is asked for: "失业率最高的是斯科讷省。"? */
export function chineseStates(sentence: string, name: string): boolean {
  const bare = sentence.replace(/[。.！!\s]+$/u, "").replace(/[”"』」》]$/u, "");
  if (!bare.endsWith(name)) return false;
  const frame = bare.slice(0, -name.length).replace(/[“"『「《]$/u, "");
  return /(?:(?<!不)是|为|：|:|叫|即|属于)\s*$/u.test(frame) && !HEDGE.test(frame);
}
