/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const TYPE = /"@type"\s*:\s*"([A-Za-z]+)"/g;
/** Types of what belongs to a thing, stands around it or was said of it. */
const BESIDE =
  /^(?:.*(?:List|ListItem|Offer|Rating|Review|Object|Action|Address|Coordinates|Value|Information|Specification|Point|Element|Step|Header|Footer|SideBar|Amount|Detail|Details|Count|Audience|Duration)|Person|.*Organi[sz]ation|Corporation|Brand|Place|Country|City|Language|Answer|Question|FAQPage|.*WebSite|.*Page|Thing|CreativeWork|.*Article|BlogPosting|Blog|Comment)$/;

/** Whether a type of schema.org is of what stands beside the things that pages are about. */
export const isTypeBeside = (type: string): boolean => BESIDE.test(type);

/** The one type of a thing that the structured data of a page states, and states once: a list states it of each that it has. */
export function ownType(html: string): string | undefined {
  const types = [...html.slice(0, HEAD).matchAll(TYPE)].map(([, type]) => type!).filter((type) => !isTypeBeside(type));
  return types.length === 1 ? types[0] : undefined;
}
