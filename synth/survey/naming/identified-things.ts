/** What tells things apart, behind the word for them: "项目编号", "航班号"; a 型号 or 称号 is a word of its own. */
const IDENTIFIER = /(?:编号|编码|代码|代号|序号|号码|(?<![型信符称分番])号)$/u;
/** Words for what is written on a thing, which is not the thing: "车牌号", "邮政编码", "信用代码". */
const WRITTEN_ON = /(?:牌|信用|邮政|电话|手机|身份|条形|条|批|文|学|工|货)$/u;

/**
 * What things are whose identifiers a column holds: 宗地 of "宗地编号". An identifier has no price and no area: what is asked about is
 * what bears it.
 *
 * @returns the heading itself where it heads no identifiers, undefined where nothing is left that names a thing
 */
export function identifiedBy(heading: string): string | undefined {
  const bare = heading.trim().replace(/[：:\s]+$/u, "");
  if (!IDENTIFIER.test(bare)) return heading;
  const rest = bare.replace(IDENTIFIER, "");
  return rest === "" || WRITTEN_ON.test(rest) ? undefined : rest;
}
