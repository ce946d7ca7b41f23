import type { MatrixDimension } from "../../../core/matrix.ts";
import { answerForm } from "./answer-form.ts";
import { CHINESE_QUESTIONS } from "./chinese-questions.ts";
import type { PromptParts } from "./words.ts";

/** The prompt of a matrix in Chinese; the fields of an answer keep their names. */
export function chinesePrompt({ scope, root, entities, dimensions }: PromptParts): string {
  const cells = entities.length * dimensions.length;
  return [
    `你是一名研究分析员。以下任务关于${scope}，网址为 ${root} 。请对下列每一个对象与每一个维度的组合各给出一个答案，共${cells}个。答案只能是以下三种之一：带单位的精确数值；从下限到上限的区间，并说明估算的方法；或者“无法获得”，并用一句话说明原因，用于网站没有给出答案所需内容的情形。所问内容均以该网站的表述为准。请注明每个答案所用页面的网址，并写出得出答案的过程。不要虚构精度：网站上找不到的数字，请如实说明。`,
    `对象\n${entities.map((name) => `- ${name}`).join("\n")}`,
    `维度\n\n${dimensions.map(dimensionText).join("\n\n")}`,
    `答案的格式\n请返回一个含${cells}个对象的 JSON 数组，每个组合一个，各有以下字段：\n${FORM}\n数值不带千位分隔符和单位；该类答案不需要的字段填 null。`,
  ].join("\n\n");
}

const FORM = answerForm({
  entity: "对象的名称",
  dimension: "维度的编号",
  number: "数值或 null",
  text: "文字",
  steps: "逐步推导",
  address: "网址",
});
const TYPES = {
  precise: "精确数值（precise）",
  range: "区间（range）",
  not_available: "无法获得（not_available）",
} as const;

function dimensionText({ id, question, metric }: MatrixDimension): string {
  return [
    `${id}. ${question}`,
    ...(metric.period === CHINESE_QUESTIONS.anyPeriod ? [] : [`   时期：${metric.period}。`]),
    `   单位：${metric.unit}。${metric.places === 0 ? "四舍五入到整数。" : `四舍五入到小数点后${metric.places}位。`}`,
    `   对象：${metric.mapping}`,
    `   答案类型：${metric.answerTypes.map((type) => TYPES[type]).join("、")}。`,
    ...(metric.assumptions.length > 0 ? [`   说明：${metric.assumptions.join("")}`] : []),
  ].join("\n");
}
