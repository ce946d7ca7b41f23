import { dataRows } from "../../../core/relation.ts";
import type { SurveyedColumn, SurveyedRelation } from "../surveyed.ts";

/** “项目名称”: what is announced, by the heading of its name. */
const NAME_OF = /^(?<what>\p{Script=Han}{2,6}?)名称$/u;
/** “中标结果公告”, “竣工验收公示”: what a notice is called after. */
const NOTICE = /^(?<matter>\p{Script=Han}{0,6}?)(?:结果|情况|信息)?(?:公告|公示|通告)$/u;
/** What a notice says behind the name of what it announces. */
const NOTICES = /(?:公告|公示|通告)$/u;

/**
 * Notices of a Chinese site that each announce one thing by its name, called and told apart by that: “中标项目” for the pages of “…中标结果公告”
 * that state a “项目名称”. The price limit on such a page is the project's and not the notice's. All titles have to be made of the names.
 */
export const withAnnounced = (relations: readonly SurveyedRelation[]): SurveyedRelation[] => relations.map(asAnnounced);

function asAnnounced(surveyed: SurveyedRelation): SurveyedRelation {
  const { relation, naming, label, hasNoun, scoped, columns } = surveyed;
  const matter = NOTICE.exec(naming.singular)?.groups?.["matter"];
  if (relation.source !== "page_collection" || !hasNoun || scoped || !label || matter === undefined) return surveyed;
  const names = columns.filter((column) => namesAnnounced(column, surveyed, label));
  const [name] = names;
  if (!name || names.length > 1) return surveyed;
  const noun = matter + NAME_OF.exec(name.column.name)!.groups!["what"]!;
  const { measure: _, titled: __, ...rest } = naming;
  const own = { ...name, column: { ...name.column, role: "label" as const } };
  return {
    ...surveyed,
    relation: {
      ...relation,
      columns: relation.columns.map((column, at) => {
        if (at === name.index) return own.column;
        return at === label.index ? { ...column, role: "text" as const } : column;
      }),
    },
    naming: { ...rest, singular: noun, plural: noun },
    label: own,
    columns: columns.filter((column) => column !== name),
  };
}

/** A name of what is announced, in all titles and in each another. */
function namesAnnounced({ column, index }: SurveyedColumn, { relation }: SurveyedRelation, label: SurveyedColumn) {
  if (!NAME_OF.test(column.name)) return false;
  const rows = dataRows(relation);
  // Brackets are wide in a title and narrow in a name of the same page.
  const plain = (at: number, column: number) => rows[at]!.cells[column]!.value.printed.normalize("NFKC").trim();
  const said = rows.map((_, at) => plain(at, index));
  const areAll = rows.every((_, at) => {
    const title = plain(at, label.index);
    return said[at] !== "" && title.includes(said[at]!) && NOTICES.test(title);
  });
  return areAll && new Set(said).size === rows.length;
}
