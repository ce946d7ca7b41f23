import { toSimplified } from "../../../core/chinese-scripts.ts";
import type { Relation } from "../../../core/relation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import type { Noun } from "./noun-phrases.ts";

/** What things are that state all of these: each is told by the heading of one of the columns. */
interface Kind {
  states: readonly RegExp[];
  /** One of the columns is an amount of money. */
  costs?: boolean;
  en: Noun;
  zh: string;
}

const KINDS: readonly Kind[] = [
  { states: [/\bisbn\b/i], en: { singular: "book", plural: "books" }, zh: "图书" },
  {
    states: [/\bauthors?\b|作者/i, /\bpublishers?\b|出版社/i],
    en: { singular: "book", plural: "books" },
    zh: "图书",
  },
  {
    states: [/\bdirect(?:or|ed by)\b|导演/i, /\b(?:running time|runtime)\b|片长/i],
    en: { singular: "film", plural: "films" },
    zh: "电影",
  },
  // Who has a post, and not only a life.
  // Only people have studied somewhere, entered service and got a rank; what is asked of who applies for a post ("学历", "专业") is no proof.
  {
    states: [
      /^(?:毕业(?:院校|学校|于)|入职|参加工作|从[业教医艺])/u,
      /职称|职务|学历|学位|性别|出生|籍贯|民族|研究(?:方向|领域)|专长|擅长/u,
    ],
    en: { singular: "person", plural: "people" },
    zh: "人员",
  },
  {
    states: [/^(?:专业技术|技术)?职称$/u, /研究(?:方向|领域)|^(?:专长|擅长|主攻)/u],
    en: { singular: "person", plural: "people" },
    zh: "人员",
  },
  {
    states: [/^(?:性别|出生)/u, /职称|职务|岗位|入职|工号/u],
    en: { singular: "person", plural: "people" },
    zh: "人员",
  },
  {
    states: [
      /\b(?:born|birth ?(?:date|day|place)|(?:date|place) of birth)\b|出生|生于/i,
      /\b(?:occupation|profession|nationality|education|spouse|college|high school|alma mater|team|position played|political party)\b|职业|国籍|学历|籍贯|配偶|毕业院校/i,
    ],
    en: { singular: "person", plural: "people" },
    zh: "人物",
  },
  {
    states: [
      /\bprices?\b|\brrp\b|\bmsrp\b|^(?:now )?only$|价格|售价|价钱|单价|[^评估]价$/i,
      /\b(?:brand|manufacturer|maker|make|model|sku|in stock|availability|ship(?:s|ping)|warranty|barcode|ean|upc)\b|\b(?:item|part|product) (?:no|number|code)\b|品牌|厂家|厂商|生产商|型号|库存|货号/i,
    ],
    costs: true,
    en: { singular: "product", plural: "products" },
    zh: "商品",
  },
];

/** Rows that state a fact so rarely are not things that have it. */
const STATED = 0.5;

/**
 * What pages of one template are where nobody calls them anything and their facts show it: what has a price and a maker is a
 * product, what has an author and a publisher is a book.
 */
export function kindByColumns({ columns, rows, source }: Relation, language: Language): Noun | undefined {
  if (source !== "page_collection") return undefined;
  const stated = columns.filter(
    ({ unnamed }, at) =>
      !unnamed && rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length >= STATED * rows.length,
  );
  const found = KINDS.find(
    ({ states, costs }) =>
      states.every((heading) => stated.some(({ name }) => heading.test(toSimplified(name)))) &&
      (!costs || stated.some(({ unit }) => unit !== undefined && isCurrency(unit))),
  );
  if (!found) return undefined;
  return language === "zh" ? { singular: found.zh, plural: found.zh } : found.en;
}
