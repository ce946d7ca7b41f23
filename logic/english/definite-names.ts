/**
 * Names that English puts "the" before: what they end in says so ("Pacific Ocean", "Solomon Islands", "Czech Republic", "West
 * Coast Railway")…
 */
const ENDINGS =
  /\s(?:Oceans?|Sea|Islands|Isles|Strait|Straits|Peninsula|Canal|Channel|Mountains|Alps|Desert|River|Delta|Archipelago|Republic|Kingdom|Emirates|States|Federation|Union|Territories|Strip|Railways?|Railroads?|Tramways?|Authority|Association)$/;
/**
 * …so does a common noun of what is set up or brought together, which stays one behind any name: "the Rowan Collection", "the Harbour
 * Fund". Houses and places ("Mill School", "Hyde Park") and bodies that go by their name alone ("Kestrel Trust") do without.
 */
const SET_UP =
  /\s(?:Agency|Bureau|Collection|Commission|Committee|Consortium|Department|Directorate|Expedition|Fund|Initiative|Inspectorate|Ministry|Partnership|Programme|Project|Scheme)$/;
/** …or the same noun before what the body is for: "the Ministry of Health", "the Office for Harbours". */
const BODY_OF =
  /^(?:Academy|Agency|Board|Bureau|Commission|Council|Department|Directorate|Federation|Guild|Institute|League|Ministry|Museum|Office|Society|University) (?:for|of) \p{L}/u;
/** What may as well be a thing, or what is done ("Cork Board", "Customer Service"), is a body where it did something. */
const BODY = /\s(?:Board|Foundation|Institute|Office|Service|Society)$/;
/** …or they are known for it. */
const KNOWN =
  /^(?:Netherlands|Philippines|Bahamas|Maldives|Comoros|Seychelles|Gambia|Hague|Vatican|Arctic|Antarctic|Balkans|USA|US|UK|UAE|USSR|EU|Alps|Andes|Himalayas|West Bank|Holy See|Levant|Sahara|Thames|Nile|Danube|Rhine)$/;

/** "the Pacific Ocean", "Samoa", "the Gambia": a name as it stands in a sentence. */
export const withDefinite = (name: string): string => (isDefinite(name) ? `the ${name}` : name);

/** Does English put "the" before a name? */
export const isDefinite = (name: string): boolean =>
  !/^the /i.test(name) && (ENDINGS.test(name) || SET_UP.test(name) || BODY_OF.test(name) || KNOWN.test(name));

/** The same of whoever did something: "designed by the Harbour Board". */
export const withDefiniteBody = (name: string): string =>
  BODY.test(name) && !/^the /i.test(name) ? `the ${name}` : withDefinite(name);
