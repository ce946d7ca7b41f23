import { measureWord } from "./measure-words.ts";

/** What somebody or something does with what a heading names: "擅长业务", "主养鱼种". */
const PRACTISED =
  /^(?<verb>擅长|专擅|专攻|主攻|主修|辅修|主栽|主种|主产|主养|主营|主打|从事|任教)(?<noun>\p{Script=Han}{2,4})$/u;

/**
 * "擅长哪项业务" of “擅长业务”, "主养哪些鱼种" of cells that list several: what is practised is asked for with the verb, for “的擅长业务是哪项” says a
 * verb where a thing is meant. Undefined of other headings.
 */
export function asksPractised(name: string, several = false): string | undefined {
  const { verb, noun } = PRACTISED.exec(name)?.groups ?? {};
  if (verb === undefined || noun === undefined || /[数量额比率]$/u.test(noun)) return undefined;
  return `${verb}${several ? "哪些" : `哪${measureWord(noun)}`}${noun}`;
}
