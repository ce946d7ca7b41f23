import { headWord, nounKind } from "./noun-kinds.ts";
import { WITHIN } from "./within-clauses.ts";

/** Whoever holds such an office, or did such work, is a person, whatever stands in the cells. */
const PERSON =
  /(?:^|\s)(?:actor|actress|architect|artist|author|captain|chairman|chairperson|chairwoman|chancellor|chef|coach|composer|conductor|curator|dean|designer|director|discoverer|editor|founder|governor|head coach|host|illustrator|inventor|king|leader|librettist|lyricist|manager|mayor|monarch|narrator|photographer|pianist|player|poet|president|prime minister|principal|producer|queen|rector|screenwriter|singer|songwriter|speaker|teacher|translator|winner|writer)s?$/i;
/** What may as well be a thing or a body: a person where each cell reads as a person's name. */
const PERHAPS_PERSON =
  /(?:^|\s)(?:chair|champion|chief|caretaker|carver|commander|contact|convenor|coordinator|creator|donor|driver|examiner|engraver|gardener|guide|head|headmaster|headmistress|headteacher|holder|incumbent|inspector|instructor|judge|keeper|lead|lecturer|librarian|maintainer|master|minister|officer|organist|painter|patron|priest|pupil|ranger|organiser|organizer|owner|pilot|professor|representative|researcher|rider|runner-up|scientist|sculptor|secretary|skipper|steward|student|successor|predecessor|supervisor|surveyor|trainer|tutor|vicar|warden)s?$/i;
/** "Astrid Nyhlén", "J. R. R. van der Berg": no word of the language, no figure, no comma. */
const PERSON_NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame)\.?\s)*(?:\p{Lu}[\p{L}'’.-]*\s)(?:(?:\p{Lu}[\p{L}'’.-]*|d[aeiou]s?|del|den|der|di|van|von|bin|ibn|al|y)\s){0,3}\p{Lu}[\p{L}'’-]+$/u;
/** "Water Authority", "Ministry of Health": bodies, not people. */
const BODY =
  /\b(?:agency|alliance|association|authority|bank|board|bureau|centre|center|city|college|committee|company|council|department|foundation|fund|group|institute|laborator(?:y|ies)|ministry|museum|office|party|school|society|team|trust|union|universit(?:y|é)|works)\b|\b(?:AG|BV|Co|Corp|GmbH|Inc|LLC|Ltd|plc|SA)\.?$/i;

/** May what a column names be people? */
export const mayBePeople = (head: string): boolean =>
  PERSON.test(head) || PERHAPS_PERSON.test(head) || (nounKind(head) === "person" && DOES.test(headWord(head)));

/** Words that fit everybody whom a body has to do with, or who lives anywhere: they say not which of them have a page. */
const ANYBODY =
  /^(?:person|individual|employee|colleague|worker|(?:staff|team) member|member of (?:the )?(?:staff|team)|(?:工作)?人员|员工|职工|成员|同事)$/i;

/** "Person", "staff member", “人员”: of such a body has many more than those whom it shows, and "the people" alone would be all of them. */
export const isAnybody = (noun: string): boolean => ANYBODY.test(noun.trim());

/** Whoever does something is called after it: a raiser, an organist. A mascot does nothing, nor does an alma mater. */
const DOES = /(?:(?<!mat)er|or|ist|ian|ier|eer|ant|smith|wright|man|naut)s?$/;

/**
 * Is a column's cell asked for by "who"?
 *
 * @param name the column's name as a noun, "head coach", "president of the council"
 * @param printed its cells as they are printed
 */
export function isPersonRole(name: string, printed: readonly string[]): boolean {
  // "President of the council" is a president.
  const head = name.replace(/[\s-](?:of|for|at|in)[\s-].*$/, "");
  if (PERSON.test(head)) return true;
  // A ward may be somebody's, but where things lie in one it is a place, though its name has two words as people's have.
  const mayBe =
    PERHAPS_PERSON.test(head) || (nounKind(head) === "person" && !WITHIN.test(headWord(head).toLowerCase()));
  return mayBe && printed.length > 0 && printed.every(isPersonName);
}

/** "Lind & Sons", "A Jutland collector": a firm, and somebody whose name is not told. */
const FIRM = /\s(?:&|and) (?:Associates|Bros|Brothers|Co|Company|Daughters?|Partners|Sons?)\b/;
const UNNAMED = /^(?:an?|the) (?:[\p{L}-]+ )*(?<who>[\p{L}-]+)$/iu;

/**
 * The same of a body that does what only somebody does: a contractor is "who", be it Ada Holm or Lind & Sons. A word for a person that
 * ends as those for doers may be said of a machine ("server"), and is only where its cells read as names of people, of firms, or as what
 * somebody is.
 */
export function isAgentRole(name: string, printed: readonly string[]): boolean {
  const head = headWord(name.replace(/[\s-](?:of|for|at|in)[\s-].*$/, ""));
  const isAgent = DOES.test(head) && (nounKind(head) === "person" || PERHAPS_PERSON.test(head));
  const isSomebody = (text: string) => {
    const who = UNNAMED.exec(text.trim())?.groups?.["who"];
    return (
      isPersonName(text) || BODY.test(text) || FIRM.test(text) || (who !== undefined && nounKind(who) === "person")
    );
  };
  return isAgent && printed.length > 0 && printed.every(isSomebody);
}

/** What more is said of somebody, behind the name: "(since 1975)", ", tel. 5 12 34". */
const MORE = /\s*(?:\([^)]*\)|,\s.*\d.*)$/;

/** May whoever a noun that ends as those for doers do stands for be people, by their names? A company is as well "they". */
export const areDoersByName = (noun: string, printed: readonly string[]): boolean =>
  DOES.test(headWord(noun)) && printed.length > 0 && printed.every(isPersonName);

/**
 * Is whoever such a noun stands for asked for by "who"? A noun for doers may be one for machines, too ("the boiler Mary Ann"), so that
 * only those count which are said of nobody else, and those that mostly are where the names are people's.
 */
export const areSomebody = (noun: string, printed: readonly string[]): boolean =>
  relative(noun, "") === "who" ||
  PERSON.test(noun) ||
  (PERHAPS_PERSON.test(noun) && printed.length > 0 && printed.every(isPersonName));

/** Does a text read as somebody's name, of several words? */
export function isPersonName(text: string): boolean {
  const name = text.trim().replace(MORE, "");
  return PERSON_NAME.test(name) && !BODY.test(name);
}

/** Nouns for rows that are people, whatever their pages say of them: no words that as well name a firm, a body or a program. */
const PEOPLE = new Set(
  `actor actress apprentice archaeologist architect artist astronaut athlete author baker boxer botanist bishop child clockmaker
  composer conductor cricketer cyclist dancer donor engraver engineer explorer farmer fellow footballer gardener goalkeeper
  goalscorer governor graduate guitarist historian illustrator inventor judge king knight lecturer man mayor medallist monarch
  mountaineer musician naturalist novelist nurse painter patient patron people person philosopher photographer physician pianist
  pioneer player playwright poet politician pope potter president prince princess professor queen researcher resident rider
  saint scholar scientist scorer sculptor senator settler singer sitter skater skier soldier songwriter student surgeon survivor swimmer
  teacher volunteer watchmaker weaver winemaker woman writer`.split(/\s+/),
);
const ANIMAL =
  /^(?:animal|ape|bear|bird|bull|cat|cow|dog|dolphin|elephant|fish|foal|gorilla|hen|horse|mare|monkey|panda|pony|ram|rhino|species|stallion|tiger|whale|wolf)$/i;
/** Whoever has a trade by these ends: "aeronaut", "goldsmith", "cartographer". */
const TRADE =
  /(?:grapher|ician|naut|ologist|smith|(?<!tali)sman|swoman|wright)$|^(?:aviator|balloonist|luthier|mapmaker|pilot)$/;
/** What only somebody does, or what happens to somebody. A mill serves and served villages, too; who served as or under somebody is a person. */
const LIVES =
  /^(?:was born|were born|died|emigrated|graduated|immigrated|married|resigned|served (?:aboard|as|at|from|in|on|under|until|with)|studied|taught|worked)\b/;

/** "the donor who", "the clock that": how a clause begins behind a noun, given what it says. */
export function relative(noun: string, said: string): "who" | "that" {
  const head = noun.split(" ").at(-1)!.toLowerCase();
  if (ANIMAL.test(head)) return "that";
  return PEOPLE.has(head) || TRADE.test(head) || LIVES.test(said) ? "who" : "that";
}
