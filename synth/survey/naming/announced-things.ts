import { dataRows } from "../../../core/relation.ts";
import { isOfPage } from "../../../logic/chinese/imprint.ts";
import type { InboundLinks } from "../inbound-links.ts";
import type { SurveyedColumn, SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { ofSection } from "./announced-sections.ts";

/** “项目名称”: what is announced, by the heading of its name. */
const NAME_OF = /^(?<what>\p{Script=Han}{2,6}?)名称$/u;
/** “中标结果公告”, “竣工验收公示”: what a notice is called after. */
const NOTICE = /^(?<matter>\p{Script=Han}{0,6}?)(?:结果|情况|信息)?(?:公告|公示|通告)$/u;
/** What a notice says behind the name of what it announces. */
const NOTICES = /(?:公告|公示|通告)$/u;

/**
 * Notices of a Chinese site that each announce one thing by its name, called and told apart by that: “中标项目” for the pages of “…中标结果公告”
 * that state a “项目名称”. The price limit on such a page is the project's and not the notice's. All titles have to be made of the names.
 * What else the same pages say is of the same things, and called as they are.
 *
 * @param pages the site's: other sections of it may announce what is called the same
 * @param inbound what leads to the pages of a relation
 */
export function withAnnounced(
  relations: readonly SurveyedRelation[],
  pages: ReadonlyMap<string, SurveyedPage> = new Map(),
  inbound: Pick<InboundLinks, "listing"> = { listing: () => [] },
): SurveyedRelation[] {
  const announced = new Map<SurveyedRelation, SurveyedRelation>();
  for (const one of relations) {
    const found = asAnnounced(one);
    const matter = NOTICE.exec(one.naming.singular)?.groups?.["matter"];
    if (found !== one) announced.set(one, ofSection(found, matter ?? "", pages, inbound.listing(one.relation)));
  }
  return relations.map((one) => announced.get(one) ?? asTheSamePages(one, [...announced.values()]));
}

/** A table of such pages whose rows are called by the titles of these: "最低报价" of a notice is that of what it announces. */
function asTheSamePages(surveyed: SurveyedRelation, announced: readonly SurveyedRelation[]): SurveyedRelation {
  const { relation, label, naming, scoped } = surveyed;
  if (relation.source !== "page_collection" || !label || scoped) return surveyed;
  const rows = dataRows(relation);
  if (!rows.every(({ cells }) => NOTICES.test(cells[label.index]!.value.printed.trim()))) return surveyed;
  const same = announced.find((other) => {
    const about = new Set(other.relation.rows.map((row) => row.about));
    return rows.every((row) => row.about !== undefined && about.has(row.about));
  });
  if (!same) return surveyed;
  const { measure: _, titled: __, ...rest } = naming;
  const { singular, plural } = same.naming;
  const isLacking = same.lacking || rows.length < dataRows(same.relation).length;
  return {
    ...surveyed,
    naming: { ...rest, singular, plural },
    hasNoun: true,
    ...(isLacking ? { lacking: true as const } : {}),
  };
}

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
    // When a notice was put there is no time of what it announces.
    columns: columns.filter((column) => column !== name && !isOfPage(column.column.name)),
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
