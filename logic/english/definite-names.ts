/**
 * Names that English puts "the" before: what they end in says so ("Pacific Ocean", "Solomon Islands", "Czech Republic", "West
 * Coast Railway")…
 */
const ENDINGS =
  /\s(?:Oceans?|Sea|Islands|Isles|Strait|Straits|Peninsula|Canal|Channel|Mountains|Alps|Desert|River|Delta|Archipelago|Republic|Kingdom|Emirates|States|Federation|Union|Territories|Strip|Railways?|Railroads?|Tramways?|Authority|Association)$/;
/** …or they are known for it. */
const KNOWN =
  /^(?:Netherlands|Philippines|Bahamas|Maldives|Comoros|Seychelles|Gambia|Hague|Vatican|Arctic|Antarctic|Balkans|USA|US|UK|UAE|USSR|EU|Alps|Andes|Himalayas|West Bank|Holy See|Levant|Sahara|Thames|Nile|Danube|Rhine)$/;

/** "the Pacific Ocean", "Samoa", "the Gambia": a name as it stands in a sentence. */
export const withDefinite = (name: string): string => (isDefinite(name) ? `the ${name}` : name);

/** Does English put "the" before a name? */
export const isDefinite = (name: string): boolean => !/^the /i.test(name) && (ENDINGS.test(name) || KNOWN.test(name));
