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
  /\s(?:Collection|Commission|Committee|Consortium|Expedition|Fund|Initiative|Partnership|Programme|Project|Scheme)$/;
/** …or they are known for it. */
const KNOWN =
  /^(?:Netherlands|Philippines|Bahamas|Maldives|Comoros|Seychelles|Gambia|Hague|Vatican|Arctic|Antarctic|Balkans|USA|US|UK|UAE|USSR|EU|Alps|Andes|Himalayas|West Bank|Holy See|Levant|Sahara|Thames|Nile|Danube|Rhine)$/;

/** "the Pacific Ocean", "Samoa", "the Gambia": a name as it stands in a sentence. */
export const withDefinite = (name: string): string => (isDefinite(name) ? `the ${name}` : name);

/** Does English put "the" before a name? */
export const isDefinite = (name: string): boolean =>
  !/^the /i.test(name) && (ENDINGS.test(name) || SET_UP.test(name) || KNOWN.test(name));
