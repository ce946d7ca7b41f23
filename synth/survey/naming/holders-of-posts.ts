import { toSimplified } from "../../../core/chinese-scripts.ts";
import { dataRows, type Relation } from "../../../core/relation.ts";

/** What heads the posts of people in a table of them. */
const POSTS = /^(?:现任|担任)?(?:职务|职位|岗位)$/u;
/** What heads their names. */
const NAMES = /^姓\s*名$/u;
/** A post, by how it ends. */
const POST = /(?:主任|书记|主席|秘书|总监|经理|委员|理事|董事|监事|负责人|\p{Script=Han}长)$/u;
/** “第四届董事会领导成员”, “馆务会班子成员”: who they are together, and what each of them is. */
const MEMBERS = /(?:^|[会届组队社团委])(?<what>(?:领导班子|领导|班子|核心)?成员)(?:名单|名录|一览表?)?$/u;

const postsIn = ({ columns, source }: Relation): number =>
  source === "html_table" && columns.some(({ name }) => NAMES.test(toSimplified(name).trim()))
    ? columns.findIndex(({ name }) => POSTS.test(toSimplified(name).trim()))
    : -1;

/** What a table of people with their posts calls each of them by its own caption: “领导成员”; undefined of other tables. */
export const nounOfHolders = (relation: Relation): string | undefined =>
  postsIn(relation) < 0 ? undefined : MEMBERS.exec(toSimplified(relation.name).trim())?.groups?.["what"];

/**
 * Is a noun the post that these people hold elsewhere, and not the one that the table itself states of them? A column “主任” of committees
 * leads to those who head them; in a table of presidents and treasurers they are none.
 */
export function isOtherPost(noun: string | undefined, relation: Relation): boolean {
  const at = postsIn(relation);
  if (at < 0 || noun === undefined || !POST.test(noun)) return false;
  return !dataRows(relation).every(({ cells }) => cells[at]!.value.printed.trim().endsWith(noun));
}
