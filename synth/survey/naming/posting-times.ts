import { toSimplified } from "../../../core/chinese-scripts.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import { mayBeOfPage } from "../../../logic/chinese/imprint.ts";

/** A time and nothing of what happened then. */
const BARE = /^(?:时间|日期)$/u;
/** Another time in an imprint says itself what it is of. */
const TIMES = /(?:时间|日期)$/u;
/** A time that says of what it is: "活动时间", "开展日期". */
const OWN_TIME = /\p{Script=Han}(?:时间|日期|年份|年代|年月)$/u;
const POSTED = "发布时间";
/** Times of a page, whatever it is about. */
const OF_PAGE = /^(?:发布|发表|更新|修改|录入|上传|编辑|打印)/u;

const heading = ({ name }: Column) =>
  toSimplified(name)
    .replace(/\s*[:：]+$/u, "")
    .trim();

/** The column of when pages were posted: a bare “时间” beside “来源”, “作者” or “点击”; undefined where there is none. */
function postingTime({ columns }: Pick<Relation, "columns">): Column | undefined {
  const posted = columns.find((column) => !column.unnamed && column.type === "date" && BARE.test(heading(column)));
  // Content systems print in one line with it who wrote a page, where it is from, how often it was read.
  const isBeside = ({ name }: Column) => mayBeOfPage(name) && !TIMES.test(name.trim());
  return posted !== undefined && columns.some(isBeside) ? posted : undefined;
}

/** What it is asked by: “发布时间” says of a page what “时间” would say of what the page is about. */
export function namesOfPosting(relation: Pick<Relation, "columns">): Readonly<Record<string, string>> {
  const posted = postingTime(relation);
  return posted === undefined ? {} : { [posted.name]: POSTED };
}

/** What columns are called without that: a page may be judged by when it was posted where the page is the thing. */
export const withoutPosting = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).filter(([, said]) => said !== POSTED));

/** Do things state a time of their own, beside which a bare one is that of their pages? */
const stateTheirTime = ({ columns }: Pick<Relation, "columns">): boolean =>
  columns.map(heading).some((said) => OWN_TIME.test(said) && !OF_PAGE.test(said));

/** The pages of things that state a time of their own. */
export const pagesWithTime = (relations: readonly Relation[]): ReadonlySet<string> =>
  new Set(
    relations.flatMap((relation) =>
      relation.source === "page_collection" && stateTheirTime(relation)
        ? relation.rows.flatMap(({ about }) => about ?? [])
        : [],
    ),
  );

/** So many of the things of a list state their time on their pages. */
const NEARLY_ALL = 0.9;

/**
 * Is a bare time that of pages, of things which state a time of their own, beside it or on their pages, where a list prints it?
 *
 * @param timed `pagesWithTime` of the site
 */
export function isOfPageAlone(column: Column, relation: Relation, timed: ReadonlySet<string>): boolean {
  if (!BARE.test(heading(column)) || column.unnamed) return false;
  if (stateTheirTime(relation)) return postingTime(relation) !== undefined;
  const { rows } = relation;
  const own = rows.filter(({ about }) => about !== undefined && timed.has(about));
  return rows.length > 0 && own.length >= NEARLY_ALL * rows.length;
}
