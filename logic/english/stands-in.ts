import { mayBePeople, relative } from "./person-role.ts";

/** Nouns for where a thing stands, told by a name. */
const WHERE =
  /^(?:borough|building|canton|city|county|district|hamlet|municipality|parish|prefecture|province|suburb|town|township|village)$/;
/** What is built or done at a place: of firms, makes and people a country says where they come from. */
const SITE =
  /(?:^|\s)(?:airport|aqueduct|arena|bridge|campus|castle|cathedral|cave|cent(?:er|re)|church|dam|dig|excavation|farm|gallery|garden|glacier|harbour|hospital|hotel|hut|lake|library|lighthouse|lock|mill|mine|mosque|mountain|museum|office|palace|park|peak|pier|port|project|quarry|reserve|reservoir|ruin|school|shrine|site|stadium|station|temple|theatre|tower|tunnel|university|venue|vineyard|volcano|waterfall)$/;
const LOCATED = /^(?:location|situated|town or village)$/;
/** What is in several places, or moves between them, is in none. */
const MOVES =
  /(?:^|\s)(?:album|animal|bird|book|breed|creature|dog|edition|event|expedition|film|fish|flight|game|horse|job|language|match|movie|plant|poem|race|ship|song|species|train|vessel|vehicle)$/;

/** Does a noun name a town, a county or the like, in which anything may be? */
export const isPlaceOfThings = (name: string): boolean => WHERE.test(name);

/** "in which town is the mill": may things be asked so where they stand? */
export const isWhere = (name: string, noun: string): boolean =>
  (WHERE.test(name) && stays(noun)) || isCountryOf(name, noun);

/** Wide parts of the world: what is made or done elsewhere comes from them, or is about them. */
const WIDE = /^(?:area|country|region)$/;

/** Does a noun name a country or a region, in which what is built stands? */
export const isWide = (name: string): boolean => WIDE.test(name);

/** "the projects in Chile", and no cars in Italy; "in which area is the hut", whose area would be its floor. */
const isCountryOf = (name: string, noun: string): boolean => WIDE.test(name) && SITE.test(noun);

/** "the mills in Oban": may what a column names be said so of things? */
export const standsIn = (name: string, noun: string): boolean =>
  ((LOCATED.test(name) || WHERE.test(name)) && stays(noun)) || isCountryOf(name, noun);

const stays = (noun: string): boolean => !MOVES.test(noun) && relative(noun, "") === "that" && !mayBePeople(noun);
