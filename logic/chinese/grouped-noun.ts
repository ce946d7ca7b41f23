/** What a heading says of the row before it says what stands there: "所在河流" are rivers. */
const OF_THE_ROW =
  /^(?:所在|所属|所处|隶属|归属|主管|最近|跨越|横跨|途经|流经|毕业|就读|任职|供职)(?=\p{Script=Han}(?!$)|[省市县区州镇乡村国河]$)/u;

/** What the values of a heading are called, and the heading where it says more: "按所在河流统计，…的是哪条河流". */
export function groupedNoun(heading: string): { noun: string; groupedBy?: string } {
  // "所在村的所属乡镇" are townships.
  const last = heading.slice(heading.lastIndexOf("的") + 1) || heading;
  const bare = last.replace(OF_THE_ROW, "");
  const noun = bare === last ? heading : bare;
  const isSaid = noun !== heading || /所在地$/.test(heading);
  return isSaid ? { noun, groupedBy: heading } : { noun };
}
