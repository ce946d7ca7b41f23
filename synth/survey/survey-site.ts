import { siteSubject } from "../subject/subject-of.ts";
import { withoutInventories } from "./cells/inventory-columns.ts";
import { withPartsCalled } from "./collections/called-with-part.ts";
import { withOwnersMarked } from "./collections/counted-members.ts";
import { gatheredTables } from "./collections/gathered-tables.ts";
import { loneTables } from "./collections/lone-tables.ts";
import { withPagesOfSome } from "./collections/pages-of-some.ts";
import { familiesApart, namedAlikeApart, partsOfOthers } from "./collections/parts-of-others.ts";
import { withPartsMarked } from "./collections/parts-unsaid.ts";
import { withWholesPreferred } from "./collections/parts-with-pages.ts";
import { Agreements } from "./facts/agreement.ts";
import { AliasIndex, aliasesOfColumns } from "./facts/aliases.ts";
import { matchNames } from "./facts/name-matches.ts";
import { withoutRestatedColumns } from "./files/restated-by-pages.ts";
import { incompleteRelations } from "./incomplete-relations.ts";
import { calledAsPrinted } from "./lists/called-as-printed.ts";
import { frontSlices } from "./lists/front-slices.ts";
import { inOrderOfTime } from "./lists/in-order-of-time.ts";
import { withListPlaces } from "./lists/listing-places.ts";
import { withListHeads } from "./lists/restated-lists.ts";
import { withSelections } from "./lists/selections.ts";
import { asTheirPagesSay } from "./naming/as-their-pages-say.ts";
import { calledAlike } from "./naming/called-alike.ts";
import { inFull } from "./naming/fuller-nouns.ts";
import { withNameColumnsCalled } from "./naming/linked-name-columns.ts";
import { namedInChinese } from "./naming/named-in-chinese.ts";
import { isBelieved } from "./naming/noun-witnesses.ts";
import { withSortsTogether } from "./naming/nouns-of-sorts.ts";
import { withPeriods } from "./naming/of-period.ts";
import { withoutPeopleUnnamed } from "./naming/people-unnamed.ts";
import { afterWhatTheyReview } from "./naming/reviewed-things.ts";
import { withTypesCalled } from "./naming/several-of-each.ts";
import { withSortsOfThings } from "./naming/sorts-of-things.ts";
import { withTablesApart } from "./naming/tables-apart.ts";
import { withTablesOfSome } from "./naming/tables-of-some.ts";
import { withYears } from "./naming/yearly-tables.ts";
import { linkRelations } from "./relation-links.ts";
import { contextOf, type SiteContext } from "./site-context.ts";
import type { SiteReading, Survey } from "./survey.ts";
import { surveyRelation } from "./survey-relation.ts";
import type { SurveyedRelation } from "./surveyed.ts";

/**
 * Surveys a site that was read: which relations and columns are worth asking about, what people call their rows, how
 * they hang together. Pure; what was left out is kept with its reason.
 */
export function surveySite(reading: SiteReading): Survey {
  const context = contextOf(reading);
  const { pages, language, site } = context;
  const dropped: Survey["dropped"] = [];
  const drop = (ones: Iterable<Pick<SurveyedRelation, "relation">>, reason: string) => {
    for (const { relation } of ones) dropped.push({ relation: relation.id, name: relation.name, reason });
  };
  const found: SurveyedRelation[] = [];
  for (const relation of reading.relations) {
    const surveyed = surveyRelation(relation, context);
    if (typeof surveyed === "string") drop([{ relation }], surveyed);
    else found.push(surveyed);
  }
  const { relations: ownColumns, restated: inFiles } = withoutRestatedColumns(found);
  drop(inFiles, "the pages of its things say all that it does");
  const { relations, restated } = calledAndPlaced(ownColumns, context);
  drop(restated, "the pages that it lists say all that it does");
  const whole = askedAbout(withoutParts(relations, context, drop), context);
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

/** What the other relations say of what the rows of each are called and where they are listed. */
function calledAndPlaced(
  found: readonly SurveyedRelation[],
  { reading, pages, language, inbound, site }: SiteContext,
): { relations: SurveyedRelation[]; restated: SurveyedRelation[] } {
  const ofThings = asTheirPagesSay(withoutPeopleUnnamed(afterWhatTheyReview(found, pages, reading.said)));
  const { relations, restated } = withListHeads(withoutInventories(ofThings), language);
  const called =
    language === "zh"
      ? namedInChinese(relations, pages, inbound, reading)
      : relations.map((one) => ({ ...one, naming: inFull(one.naming, one.relation) }));
  const placed = withListPlaces(called, language, pages);
  const named = language === "zh" ? placed : withNameColumnsCalled(placed);
  const sorted =
    language === "zh" ? named : withSortsOfThings(withSortsTogether(named, reading.relations, pages, site));
  return { relations: withSelections(sorted, reading, pages, site), restated };
}

/** Those that are neither a part of what they are called after nor called as another is. */
function withoutParts(
  relations: readonly SurveyedRelation[],
  context: SiteContext,
  drop: (ones: Iterable<SurveyedRelation>, reason: string) => void,
): SurveyedRelation[] {
  const { pages, language, site } = context;
  const slices = new Set(frontSlices(relations, pages));
  drop(slices, "the front page shows a part of a list");
  const alike = new Set(calledAlike(relations, language === "zh" ? site : `on ${site}`));
  drop(alike, "another list of the site is called the same");
  const parts = incompleteRelations(relations, context);
  drop(parts, "other pages of their kind are missing in it");
  const complete = relations.filter((one) => !parts.has(one) && !alike.has(one) && !slices.has(one));
  const ofOthers = new Set([...partsOfOthers(complete), ...familiesApart(complete)]);
  for (const one of namedAlikeApart(relations)) if (!parts.has(one)) ofOthers.add(one);
  drop(ofOthers, "it is called as all of them are, and has a part");
  return complete.filter((one) => !ofOthers.has(one));
}

/** How questions may be about each: of which year, under which caption, as a part of what, and how surely called so. */
function askedAbout(complete: readonly SurveyedRelation[], context: SiteContext): SurveyedRelation[] {
  const { reading, pages, language, site, inbound, evidence } = context;
  const place = language === "zh" ? site : `on ${site}`;
  const at = { place, language };
  const ofYears = withYears(complete, reading.relations, pages, at);
  const captioned = withTablesOfSome(withTablesApart(ofYears, at), reading.relations, at);
  const marked = withPartsMarked(captioned, reading.relations, place);
  const ofSome = withPagesOfSome(marked, reading.relations, reading.unpaged);
  const owned = withOwnersMarked(withPartsCalled(ofSome, reading.relations, pages), reading.ownedElsewhere);
  const believed = withWholesPreferred(owned).map((one): SurveyedRelation => {
    const said = reading.said?.get(one.relation.id);
    const listing = () => inbound.listing(one.relation);
    return isBelieved(one, { listing, evidence, said, pages }) ? one : { ...one, doubted: true };
  });
  // What places of the site say is heard before: they say "boats" of types of them.
  const typed = language === "zh" ? believed : withTypesCalled(believed);
  return withPeriods(typed, { reading, pages, site, language });
}
