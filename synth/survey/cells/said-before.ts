/** What stands before a figure and tells how far it goes, or how exact it is. */
const QUALIFIES =
  /^(?:大?约|近|将近|接近|超过?|逾|共|合计|总计|累计|达|至|最|不[足到低少超]|以[上下]|仅|每|为|第|公元前?|民国|农历|限|满|从|自|距|截)|[为是达有约近超逾过至到]$/u;

/** "百粒重" of "百粒重28克": Chinese words that stand before every figure say what was measured. */
export const measuredBy = (before: string): string | undefined => {
  const words = before.replace(/[:：\s]+$/u, "");
  return /^\p{Script=Han}{3,10}$/u.test(words) && !QUALIFIES.test(words) ? words : undefined;
};
