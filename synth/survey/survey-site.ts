import { dataRows, type Relation } from "../../core/relation.ts";
import { CHINESE_ENTRY } from "../../logic/chinese/phrasing.ts";
import { languageOf } from "../../logic/values/language.ts";
import { siteSubject } from "../subject/subject-of.ts";
import { judgeColumns } from "./cells/columns.ts";
import { isFiledUnderOtherYears } from "./cells/filed-years.ts";
import { withoutInventories } from "./cells/inventory-columns.ts";
import { isOtherYear, yearsStated } from "./cells/other-years.ts";
import { isRowHead, rowHeads } from "./cells/row-heads.ts";
import { isShopPrice } from "./cells/shop-prices.ts";
import { withOwnersMarked } from "./collections/counted-members.ts";
import { gatheredTables } from "./collections/gathered-tables.ts";
import { loneTables } from "./collections/lone-tables.ts";
import { withPagesOfSome } from "./collections/pages-of-some.ts";
import { partsOfKinds, partsOfTables } from "./collections/parts-of-kinds.ts";
import { familiesApart, namedAlikeApart, partsOfOthers } from "./collections/parts-of-others.ts";
import { withPartsMarked } from "./collections/parts-unsaid.ts";
import { withWholesPreferred } from "./collections/parts-with-pages.ts";
import { isTableFamily } from "./collections/table-family.ts";
import { familiesOfPart, familiesWithout } from "./collections/whole-families.ts";
import { Agreements } from "./facts/agreement.ts";
import { AliasIndex, aliasesOfColumns } from "./facts/aliases.ts";
import { matchNames } from "./facts/name-matches.ts";
import { withoutSite } from "./files/years-across.ts";
import { InboundLinks, listsTogether } from "./inbound-links.ts";
import { calledAsPrinted } from "./lists/called-as-printed.ts";
import { frontSlices } from "./lists/front-slices.ts";
import { inOrderOfTime } from "./lists/in-order-of-time.ts";
import { withListPlaces } from "./lists/listing-places.ts";
import { withListHeads } from "./lists/restated-lists.ts";
import { withSelections } from "./lists/selections.ts";
import { collectionsWithStrays } from "./lists/strays.ts";
import { asTheirPagesSay } from "./naming/as-their-pages-say.ts";
import { bareHeading } from "./naming/bare-headings.ts";
import { calledAlike } from "./naming/called-alike.ts";
import { chineseBareHeadings, chineseHeadingsInFull } from "./naming/chinese-bare-headings.ts";
import { areTitles } from "./naming/chinese-titles.ts";
import { asChosen } from "./naming/chosen-things.ts";
import { columnNames } from "./naming/column-names.ts";
import { isUnfinished } from "./naming/completed-headings.ts";
import { flowsOfYears, isOfAnyYear } from "./naming/flows-of-years.ts";
import { inFull } from "./naming/fuller-nouns.ts";
import { headingWords } from "./naming/heading-words.ts";
import { isOfImprint } from "./naming/imprint-columns.ts";
import { withNameColumnsCalled } from "./naming/linked-name-columns.ts";
import { namedInChinese } from "./naming/named-in-chinese.ts";
import { namesTheSite } from "./naming/names-the-site.ts";
import { NounEvidence } from "./naming/noun-evidence.ts";
import { saidNoun } from "./naming/noun-phrases.ts";
import { isBelieved } from "./naming/noun-witnesses.ts";
import { nounOfPart, nounsOfSome } from "./naming/nouns-of-parts.ts";
import { numberedThings, numbersRows } from "./naming/numbered-things.ts";
import { withoutPeopleUnnamed } from "./naming/people-unnamed.ts";
import { isOfPageAlone, pagesWithTime, withoutPosting } from "./naming/posting-times.ts";
import { afterWhatTheyReview } from "./naming/reviewed-things.ts";
import { ENTRY, headingNouns, nameRows } from "./naming/row-naming.ts";
import { saysNotWhen } from "./naming/says-when.ts";
import { SideColumns } from "./naming/side-columns.ts";
import { siteName } from "./naming/site-name.ts";
import { saysNotOfWhat } from "./naming/statistics-above.ts";
import { withTablesApart } from "./naming/tables-apart.ts";
import { withTablesOfSome } from "./naming/tables-of-some.ts";
import { withYears } from "./naming/yearly-tables.ts";
import { linkRelations } from "./relation-links.ts";
import { groupRows } from "./row-groups.ts";
import { scopedNaming, thatState } from "./scopes/scoped-naming.ts";
import type { SiteReading, Survey } from "./survey.ts";
import type { SurveyedRelation } from "./surveyed.ts";

/** A relation of fewer rows is a fact sheet, not something to aggregate over. */
const LEAST_ROWS = 4;

/**
 * Surveys a site that was read: which relations and columns are worth asking about, what people call their rows, how
 * they hang together. Pure; what was left out is kept with its reason.
 */
export function surveySite(reading: SiteReading): Survey {
  const pages = new Map(reading.pages.map((page) => [page.url, page]));
  const language = languageOf(reading.pages.map((page) => page.title));
  const site = siteName(reading.root, reading.pages, language);
  const sections = new Set(reading.sections);
  const inbound = new InboundLinks(pages.values());
  const beside = new SideColumns(reading.relations);
  const evidence = new NounEvidence(reading.headed, reading.relations);
  const years = yearsStated(reading.relations);
  const flows = flowsOfYears(reading.relations);
  const heads = rowHeads(reading.relations);
  const inWords = headingWords(reading.relations, site, language);
  const found: SurveyedRelation[] = [];
  const dropped: Survey["dropped"] = [];
  const drop = (ones: Iterable<Pick<SurveyedRelation, "relation">>, reason: string) => {
    for (const { relation } of ones) dropped.push({ relation: relation.id, name: relation.name, reason });
  };
  const timed = pagesWithTime(reading.relations);
  for (const relation of reading.relations) {
    const reason = whyUseless(relation, reading);
    if (reason) {
      dropped.push({ relation: relation.id, name: relation.name, reason });
      continue;
    }
    const spoken: Readonly<Record<string, string>> = {
      ...inWords(relation),
      ...columnNames({ ...relation, name: withoutSite(relation.name, site) }, language).names,
    };
    const { label, kept, dropped: columns } = judgeColumns(relation, withoutPosting(spoken));
    const isScoped = reading.scopes?.has(relation.id) === true;
    if (kept.length === 0 && (!label || (isScoped && relation.source === "page_collection"))) {
      dropped.push({ relation: relation.id, name: relation.name, reason: "no column is worth asking about" });
      continue;
    }
    const listing = inbound.listing(relation);
    const headed = beside.under(listing);
    const lists = listsTogether(listing, reading.listParts);
    const ofList = saidNoun(reading.headings?.get(relation.id));
    const ofPages = language === "zh" ? undefined : saidNoun(reading.said?.get(relation.id));
    const of = { name: site, language, evidence, said: ofList ?? ofPages };
    const isPlaced = sections.has(relation.id) || reading.filed?.has(relation.id) === true;
    const own = nameRows(relation, label, pages, lists, of, isPlaced);
    const listed = own.singular === ENTRY.singular ? { ...own, ...ofList } : own;
    const hasNoun = listed.singular !== ENTRY.singular && listed.singular !== CHINESE_ENTRY;
    const said = hasNoun ? undefined : ofPages;
    const names = language === "zh" && !hasNoun ? { ...chineseHeadingsInFull(relation), ...spoken } : spoken;
    const bare = language === "zh" ? chineseBareHeadings(relation, hasNoun, names) : undefined;
    const noun = (said ?? listed).singular;
    // "All bridges" names what stands under its headings, and not what the headings are.
    if (
      sections.has(relation.id) &&
      relation.source === "records" &&
      !isTableFamily(relation) &&
      relation.columns[1]?.name.toLowerCase() === noun
    ) {
      dropped.push({ relation: relation.id, name: relation.name, reason: "what its headings are is not said" });
      continue;
    }
    const scope = language === "zh" ? undefined : reading.scopes?.get(relation.id);
    const part = scope ? (said ?? nounOfPart(listed, hasNoun, relation, headed)) : undefined;
    const idle = new Map(
      kept.flatMap((one): [typeof one, string][] => {
        const { column, index } = one;
        const { name } = column;
        if (numbersRows(column, noun)) return [[one, "it numbers the rows"]];
        if (saysNotWhen(column, noun)) return [[one, "it does not say what happened then"]];
        if (isOfPageAlone(column, relation, timed) || isOfImprint(column, relation))
          return [[one, "it is about the page, not about what the page is about"]];
        if (isShopPrice(column, relation.columns)) return [[one, "it is what a shop asks today"]];
        if (namesTheSite(name, site)) return [[one, "it says from which site it is"]];
        if (isOtherYear(relation, column, index, years)) return [[one, "the pages of its things tell of other years"]];
        if (isFiledUnderOtherYears(relation, column, index, listing))
          return [[one, "lists file its things under other years"]];
        if (isOfAnyYear(relation, column, flows)) return [[one, "of which year it is is not said"]];
        const isBare = bareHeading(name) || isUnfinished(name) || saysNotOfWhat(column, relation);
        if (bare?.has(name) || (isBare && !(name in names))) return [[one, "its headings do not say what it is of"]];
        return isRowHead(relation, column, index, heads) ? [[one, "a table's row is headed so"]] : [];
      }),
    );
    const called =
      scope && part ? scopedNaming(scope, part, site) : thatState(said ? { ...listed, ...said } : listed, relation);
    const areNumbered = language === "en" && hasNoun && !scope && relation.source === "page_collection";
    const numbered = areNumbered && label ? numberedThings(relation, label.index, called) : undefined;
    const numberless = { ...called, ...numbered?.noun };
    const naming = areNumbered ? asChosen(numberless, relation, lists) : numberless;
    const surveyed = {
      relation,
      naming: {
        ...naming,
        ...(Object.keys(names).length > 0 ? { names } : {}),
        ...(language === "zh" && areTitles(listing) ? { titled: true as const } : {}),
      },
      hasNoun: hasNoun || (scope !== undefined && (scope.noun ?? part?.singular) !== ENTRY.singular),
      ...(scope ? { scoped: true as const } : {}),
      ...(reading.scopes?.get(relation.id)?.lackedBySome ? { lackedBySome: true as const } : {}),
      ...(said ? { saidOfPages: true as const } : {}),
      ...(reading.lacking?.has(relation.id) || numbered?.gaps ? { lacking: true as const } : {}),
      ...(reading.yearly?.has(relation.id) ? { yearly: true as const } : {}),
      ...filedOf(relation, reading),
      ...(label ? { label } : {}),
      columns: kept.filter((column) => !idle.has(column)),
      dropped: [...columns, ...[...idle].map(([{ column }, reason]) => ({ name: column.name, reason }))],
      nouns: scope ? [] : nounsOfSome(headingNouns(relation, headed), hasNoun ? listed.plural : undefined, relation),
    };
    found.push({ ...surveyed, groups: groupRows(surveyed, listing) });
  }
  const ofThings = asTheirPagesSay(withoutPeopleUnnamed(afterWhatTheyReview(found, pages, reading.said)));
  const { relations: named, restated } = withListHeads(withoutInventories(ofThings), language);
  const called =
    language === "zh"
      ? namedInChinese(named, pages, inbound, reading)
      : named.map((one) => ({ ...one, naming: inFull(one.naming, one.relation) }));
  const placed = withListPlaces(called, language, pages);
  const relations = withSelections(language === "zh" ? placed : withNameColumnsCalled(placed), reading, pages, site);
  drop(restated, "the pages that it lists say all that it does");
  const slices = new Set(frontSlices(relations, pages));
  drop(slices, "the front page shows a part of a list");
  const alike = new Set(calledAlike(relations, language === "zh" ? site : `on ${site}`));
  drop(alike, "another list of the site is called the same");
  const incomplete = new Set([
    ...partsOfKinds(relations, [...pages.values()]),
    ...collectionsWithStrays(relations),
    ...partsOfTables(relations, reading),
    ...familiesOfPart(relations, reading),
    ...familiesWithout(relations, reading.relations),
    ...relations.filter(({ relation }) => reading.leaving?.has(relation.id)),
  ]);
  const incompleteIds = new Set([...[...incomplete].map(({ relation }) => relation.id), ...(reading.leaving ?? [])]);
  const takenOfPart = ({ relation }: SurveyedRelation) => incompleteIds.has(reading.takenFrom?.get(relation.id) ?? "");
  const parts = new Set([...incomplete, ...relations.filter(takenOfPart)]);
  drop(parts, "other pages of their kind are missing in it");
  const isLeft = (one: SurveyedRelation) => parts.has(one) || alike.has(one) || slices.has(one);
  const complete = relations.filter((surveyed) => !isLeft(surveyed));
  const ofOthers = new Set([...partsOfOthers(complete), ...familiesApart(complete)]);
  for (const one of namedAlikeApart(relations)) if (!parts.has(one)) ofOthers.add(one);
  drop(ofOthers, "it is called as all of them are, and has a part");
  const place = language === "zh" ? site : `on ${site}`;
  const at = { place, language };
  const apart = complete.filter((surveyed) => !ofOthers.has(surveyed));
  const ofYears = withYears(apart, reading.relations, pages, at);
  const captioned = withTablesOfSome(withTablesApart(ofYears, at), reading.relations, at);
  const marked = withPartsMarked(captioned, reading.relations, place);
  const owned = withOwnersMarked(withPagesOfSome(marked, reading.relations, reading.unpaged), reading.ownedElsewhere);
  const whole = withWholesPreferred(owned).map((one): SurveyedRelation => {
    const said = reading.said?.get(one.relation.id);
    const listing = () => inbound.listing(one.relation);
    return isBelieved(one, { listing, evidence, said, pages }) ? one : { ...one, doubted: true };
  });
  // What is followed over the years leads nowhere that its things do not.
  const things = whole.filter(({ yearly }) => !yearly);
  const links = linkRelations(things);
  const gathered = gatheredTables(whole, links);
  const gatheredIds = new Set([...gathered].map(({ relation }) => relation.id));
  drop(gathered, "it is asked about with the others of its kind");
  const given = [...(reading.aliases ?? []), ...reading.relations.flatMap(aliasesOfColumns)];
  const aliases = new AliasIndex(given);
  let agreement: Agreements | undefined;
  const lone = loneTables(whole, links);
  const ofOnePage = [...lone].filter((surveyed) => !gathered.has(surveyed));
  drop(ofOnePage, "all that it says stands on one page");
  return {
    root: reading.root,
    siteName: site,
    language,
    ...siteSubject(reading),
    pages,
    dynamic: reading.dynamic ?? new Map(),
    relations: whole.filter((surveyed) => !lone.has(surveyed) && !gathered.has(surveyed)),
    links: links.filter(({ from, to }) => !gatheredIds.has(from) && !gatheredIds.has(to)),
    matches: matchNames(things, given, aliases),
    agreement() {
      agreement ??= new Agreements(reading.relations, aliases);
      return agreement;
    },
    lone: [...lone],
    printed: calledAsPrinted(whole, reading.printed),
    inOrder: inOrderOfTime(
      whole.map(({ relation }) => relation),
      reading.relations,
    ),
    dropped,
  };
}

function filedOf({ id }: Relation, { filed }: SiteReading): Pick<SurveyedRelation, "filed"> {
  const isOfAll = filed?.get(id);
  return isOfAll === undefined ? {} : { filed: isOfAll ? "all" : "some" };
}

function whyUseless(relation: Relation, { partial, proposed }: SiteReading): string | undefined {
  if (partial?.has(relation.id)) return "it goes on on pages that were not read";
  if (proposed?.has(relation.id)) return "its page proposes it beside what it is about";
  if (dataRows(relation).length < LEAST_ROWS) return `fewer than ${LEAST_ROWS} rows`;
  if (relation.columns.length < 2) return "one column only";
  const names = new Set(relation.columns.map((column) => column.name));
  if (names.size !== relation.columns.length) return "two columns share a name";
  return undefined;
}
