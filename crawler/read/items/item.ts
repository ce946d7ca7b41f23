import type { Tag } from "../dom/dom.ts";
import type { DraftCell } from "../tables/relation-draft.ts";

/** A thing that a page describes in a vocabulary (schema.org and the like) for machines. */
export interface Item {
  /** The last part of its type: "Product". */
  type: string;
  /** In the order in which they are stated; those of nested things among them, one level deep. */
  properties: Property[];
  /** The element that describes it; undefined for a script's. */
  tag: Tag | undefined;
}

export interface Property {
  /** In words: "Date published". */
  name: string;
  cell: DraftCell;
}

/** Longer values are texts about the thing. */
export const VALUE_LENGTH = 160;

/** What only leads elsewhere, or says how to show or share a thing. */
const NO_FACT =
  /^(?:url|@?id|@?context|@?type|image|logo|thumbnail|thumbnailurl|photo|sameas|description|articlebody|text|mainentity|mainentityofpage|mainentityofpage|potentialaction|publisher|breadcrumb|ispartof|inlanguage|hasmap|map|contenturl|embedurl|discussionurl|itemcondition|seller|review|reviewbody|video|audio|subjectof|about)$/i;

/** Could a property state a fact that is asked for? */
export function isFactName(property: string): boolean {
  return !NO_FACT.test(property.split(/[/#:]/).pop() ?? "");
}

/** The page, its parts and its maker; articles too: what they say of themselves are facts of the page, not of a thing. */
const FRAME =
  /^(?:\w*Page|WebSite|WebPageElement|WP\w+|SiteNavigationElement|\w*Breadcrumb\w*|ListItem|ItemList|\w*Action|EntryPoint|ImageObject|VideoObject|AudioObject|MediaObject|ImageGallery|DataFeed|\w*Article|Blog|BlogPosting|\w*Posting(?<!JobPosting)|Report|CreativeWork|Organization|NewsMediaOrganization|Corporation|Person|Thing|Offer|AggregateOffer|\w*Rating|Review|\w*Review|Comment|UserComments|PostalAddress|ContactPoint|QuantitativeValue|PropertyValue|Quotation|\w*Specification|InteractionCounter|Question|Answer|HowToStep|HowToSection|hentry|h-\w+|AdvertiserContentArticle|Place|GeoCoordinates|Brand|Country|Duration|Guide|Audience|SearchResultsPage)$/i;

/** Is it a thing that the page is about, by its type? */
export function isThingType(type: string): boolean {
  return /^[A-Za-z]\w*$/.test(type) && !FRAME.test(type);
}

/** "https://schema.org/Product" -> "Product" */
export function lastPart(type: string): string {
  return (
    type
      .trim()
      .split(/\s+/)[0]
      ?.replace(/[/#:]+$/, "")
      .split(/[/#:]/)
      .pop() ?? ""
  );
}
