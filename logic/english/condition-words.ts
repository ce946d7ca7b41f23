import type { Column } from "../../core/relation.ts";
import { type Condition, conjuncts, type Test } from "../condition.ts";
import type { Clause, TableResult, ThingsPhrase } from "../operation.ts";
import { columnNamed } from "../table.ts";
import { plainText } from "../values/cell-text.ts";
import { isKnownUnit } from "../values/units.ts";
import { quotedHeading } from "./clause-headings.ts";
import { clauseWords } from "./clause-words.ts";
import { isFloor, isTimed, type Timed, timeComparison } from "./comparisons.ts";
import { withDefinite } from "./definite-names.ts";
import { ownedBy } from "./done-by.ts";
import { isPlural, listOf, withArticle } from "./english.ts";
import { eventItself, isOrdinalTime } from "./event-dates.ts";
import { goesOn } from "./goes-on.ts";
import { saysHowThingsAre } from "./how-things-are.ts";
import { humanise } from "./humanise.ts";
import { kindNoun } from "./kind-nouns.ts";
import { ledClause } from "./led-clauses.ts";
import { linkClause } from "./link-verbs.ts";
import { areDead, isOfYear, isOver, pastClause } from "./of-the-dead.ts";
import { shutClause } from "./opening-days.ts";
import { ownedPlace } from "./owned-places.ts";
import { ownersClause } from "./owners-clause.ts";
import { relative } from "./person-role.ts";
import { closed, columnVerb, columnWords, possession, whose } from "./phrasing.ts";
import { locatedPremises } from "./premises.ts";
import { isTime } from "./quantity.ts";
import { listsPeople, namedPlainly, needsQuotes, printedIn } from "./quoted-values.ts";
import { roleClause } from "./roles.ts";
import { sortedPlace } from "./self-named-places.ts";
import { haveOne, sizeClause } from "./size-clauses.ts";
import { isWhere, standsIn } from "./stands-in.ts";
import { starWords } from "./star-words.ts";
import { amongClause, tellsWhoDoes } from "./those-doing.ts";
import { type TimeVerb, timeVerb } from "./time-verbs.ts";
import { agentName, valueFrame } from "./value-frames.ts";
import { timeVerbClause, verbHeadingClause } from "./verb-clauses.ts";
import { standingVerb, verbHeading } from "./verb-headings.ts";
import { WITHIN, withinClause } from "./within-clauses.ts";
import { saysYesOrNo, yesNoClause } from "./yes-no.ts";

/** A condition as restrictive clauses behind a noun: "whose coastline is longer than 5,000 km", "founded before 1950". */
export function conditionClauses(condition: Condition, table: TableResult, things: ThingsPhrase): Clause[] {
  return conjuncts(condition).map((tests) => {
    const clauses = tests.map((test) => testClause(test, table, things));
    const [first] = clauses;
    if (first && clauses.length === 1) return first;
    const shared = clauses.every(({ head }) => head === first?.head);
    const form = first?.form ?? "whose";
    if (shared && first)
      return {
        form,
        head: first.head,
        rest: `either ${listOf(
          clauses.map(({ rest }) => rest),
          "or",
        )}`,
      };
    return { form: "whose", head: "", rest: `(${listOf(clauses.map(spoken), "or")})` };
  });
}

/** A condition in one run of words, for a derivation. */
export function conditionText(condition: Condition, table: TableResult): string {
  const things: ThingsPhrase = { kind: "things", singular: "row", plural: "rows", clauses: [], sources: [], notes: [] };
  return clauseWords(conditionClauses(condition, table, things), false);
}

const spoken = ({ head, rest, owned }: Clause): string => `${owned?.head ?? head} ${owned?.rest ?? rest}`;

function testClause(test: Test, table: TableResult, things: ThingsPhrase): Clause {
  const led = things.led?.[test.column];
  if (led) {
    const one: ThingsPhrase = { kind: "things", clauses: [], sources: [], notes: [], ...led.one };
    const said = [testClause(test, table, one)];
    const clause = led.verb
      ? linkClause(led.verb, things.singular, led.one, said)
      : led.isRole
        ? roleClause(led.pointer, led.one, said)
        : ledClause(led.pointer, led.one, said);
    if (clause) return clause;
    const own = ownClause(test, table, things);
    // What sort the things are, by their class, say, is said of them.
    return led.verb || led.isRole || own.kind ? own : { ...own, ofOwner: { pointer: led.pointer, said: said[0]! } };
  }
  return ownClause(test, table, things);
}

function ownClause(test: Test, table: TableResult, things: ThingsPhrase): Clause {
  const clause = livingClause(test, table, things);
  const column = columnNamed(table, test.column);
  return isOfYear(column) || areDead(table, things) || isOver(column, table, things) ? pastClause(clause) : clause;
}

function livingClause(test: Test, table: TableResult, things: ThingsPhrase): Clause {
  const column = columnNamed(table, test.column);
  const name = columnWords(column, things);
  // What lists several values is a plural, whatever else its ending may mean: "mechanics include".
  const many = isPlural(name) || (test.is === "includes" && /[^su]s$/.test(name));
  const head = whose(name, many);
  const quoted =
    (test.is === "equals" || test.is === "differs" || test.is === "in") &&
    needsQuotes(table, test.column, name, [test.value].flat());
  const valueWords = (text: string) => starWords(text) ?? (quoted ? `“${text}”` : withDefinite(text));
  const listed = (text: string) => (listsPeople(table, test.column, name) ? text : `“${text}”`);
  const premises = locatedPremises(name);
  const heading = things.names?.[column.name] === undefined ? verbHeading(column, things.singular) : undefined;
  const verb = heading && standingVerb(heading, printedIn(table, test.column));
  const so =
    test.is === "equals" && saysYesOrNo(table, test.column)
      ? saidSo(columnSaid(column, things), test.value, things.singular)
      : test.is === "equals"
        ? shutClause(column.name, test.value, things.singular)
        : undefined;
  if (so) return so;
  if (test.is === "equals" && saysYesOrNo(table, test.column)) return underClause(`“${plainText(column.name)}”`, test);
  const areUnits = verb?.isState === true && printedIn(table, test.column).every(isKnownUnit);
  if (verb && (test.is === "equals" || test.is === "in"))
    return verbHeadingClause(
      verb,
      things.singular,
      [test.value]
        .flat()
        .map((text) => (/ by$/.test(verb.many) ? agentName(text) : areUnits ? text : valueWords(text))),
    );
  if (verb && test.is === "includes") return verbHeadingClause(verb, things.singular, [`“${test.value}”`]);
  const quotedAs = quotedHeading(name);
  if (quotedAs !== undefined && (test.is === "equals" || test.is === "in")) return underClause(quotedAs, test);
  if (isPage(column) && (test.is === "equals" || test.is === "in")) return pageClause(test);
  if (name === "season" && (test.is === "equals" || test.is === "in") && [test.value].flat().every(isSeason))
    return seasonClause([test.value].flat());
  if (isTime(column) && isTimed(test))
    return (
      fromClause(test, column, name) ??
      ownerClause(test, column, name) ??
      timeClause(test, columnVerb(column, things), things.singular, name, head)
    );
  switch (test.is) {
    case "equals":
      if (premises)
        return locatedClause(premises, sortedPlace([test.value]) ?? { at: "in", rest: valueWords(test.value) });
      if (WITHIN.test(name)) return withinClause(head, name, [test.value], quoted);
      if (isWhere(name, things.singular) && quoted) return withinClause(head, name, [test.value], quoted);
      if (!quoted && standsIn(name, things.singular)) return placedClause([test.value]);
      return framedClause(head, name, [test.value], valueWords, things);
    case "differs":
      return textClause(
        head,
        `not ${valueWords(test.value)}`,
        many ? undefined : `have ${withArticle(name)} other than ${valueWords(test.value)}`,
      );
    case "in": {
      if (WITHIN.test(name)) return withinClause(head, name, test.value, quoted);
      if (isWhere(name, things.singular) && quoted) return withinClause(head, name, test.value, quoted);
      if (!quoted && standsIn(name, things.singular)) return placedClause(test.value);
      return framedClause(head, name, test.value, valueWords, things);
    }
    case "includes":
      if (tellsWhoDoes(name)) return amongClause(name, test.value, namedPlainly(table, column.name));
      return textClause(
        `whose ${name} ${many ? "include" : "includes"}`,
        listed(test.value),
        // Nobody has a season: a page lists those that something was in.
        `${isSeason(test.value) ? "list" : "have"} ${listed(test.value)} ${many ? "among" : "in"} their ${name}`,
      );
    case "mentions":
      return textClause(`whose ${name} ${many ? "mention" : "mentions"}`, `“${test.value}”`, undefined);
    default:
      return sizeClause(test, column, things.singular, name, head, haveOne(table, column.name));
  }
}

/** A heading as it is printed, in lower case: what a noun is made of beforehand says nothing of yes and no. */
const columnSaid = (column: Column, things: ThingsPhrase): string =>
  things.names?.[column.name] ?? humanise(column.name);

/** What yes and no say of things, or of what they name: "whose café has step-free access". */
function saidSo(said: string, value: string, noun: string): Clause | undefined {
  const owned = ownedBy(said);
  if (owned === undefined) return yesNoClause(said, value, noun);
  const clause = yesNoClause(owned.what, value, owned.owner);
  return clause && ownersClause(owned.owner, [clause]);
}

const isSeason = (text: string): boolean => /^(?:1[5-9]|20)\d\d(?:[/–-]\d{2,4})?$/.test(text);

/** Is the column the pages that its rows stand on? People say where things stand, not what "their page is". */
const isPage = ({ name, role }: Column) => name === "Page" && role === "category";

function pageClause({ value }: Extract<Test, { is: "equals" | "differs" | "mentions" | "includes" | "in" }>): Clause {
  const [first, ...more] = [value].flat().map((page) => `“${page}”`);
  const rest = more.length === 0 ? `the page ${first}` : `one of the pages ${listOf([first!, ...more])}`;
  return { form: "that", head: "that stand on", one: "that stands on", rest, predicate: `stand on ${rest}` };
}

/** "the fairs of the 2009/10 season": no fair has a season. */
function seasonClause(seasons: readonly string[]): Clause {
  const rest = `the ${listOf(seasons, "or")} season`;
  return { form: "with", head: "of", rest, predicate: `belong to ${rest}` };
}

/** "with “London” under “Worked in”": a heading that is no noun is no noun's owner either. */
function underClause(
  heading: string,
  { value }: Extract<Test, { is: "equals" | "differs" | "mentions" | "includes" | "in" }>,
): Clause {
  const values = [value].flat().map((text) => `“${text}”`);
  const rest = `${listOf(values, "or")} under ${heading}`;
  return { form: "with", head: "with", rest, predicate: `have ${rest}` };
}

/** "the mills in Oban": where things stand whose places are names of one word. */
function placedClause(values: readonly string[]): Clause {
  const rest = listOf(values.map(withDefinite), "or");
  return { form: "with", head: "in", rest, predicate: `are in ${rest}` };
}

/** "whose workshop is in Oban", "whose workshop is at the Low Depot" */
function locatedClause({ what, is }: { what: string; is: string }, { at, rest }: { at: string; rest: string }): Clause {
  return { form: "whose", head: `whose ${what} ${is} ${at}`, rest, predicate: `have their ${what} ${at} ${rest}` };
}

/** "made by Acme", "whose trade is “Baker”": by what the column's name and its values say together, where that is known. */
function framedClause(
  head: string,
  name: string,
  printed: readonly string[],
  words: (text: string) => string,
  { singular }: ThingsPhrase,
): Clause {
  const placed = ownedPlace(name, printed);
  if (placed) return placed;
  const values = printed.map(words);
  const rest = listOf(values, "or");
  const kind = printed.length === 1 ? kindNoun(name, printed[0]!, singular) : undefined;
  if (kind) return { ...textClause(head, rest, `are ${kind.many}`), kind };
  const frame = valueFrame(name, values, printed, singular);
  if (frame?.clause) return { ...frame.clause, predicate: frame.predicate };
  if (!frame && saysHowThingsAre(name, printed)) {
    const given = listOf(
      printed.map((text) => `“${text.trim()}”`),
      "or",
    );
    return textClause(`${head} given as`, given, `have ${given} as their ${name}`);
  }
  const said = textClause(head, rest, frame?.predicate ?? `have ${rest} as their ${name}`);
  return frame ? { ...said, isSaidSo: true } : said;
}

function textClause(head: string, rest: string, predicate: string | undefined): Clause {
  return { form: "whose", head, rest, ...(predicate === undefined ? {} : { predicate }) };
}

function timeClause(test: Timed, verb: TimeVerb | undefined, noun: string, name: string, head: string): Clause {
  const rest = timeComparison(test);
  const floor = isFloor(test);
  // "Whose first flight year is before 1970" is no better than "that first flew", and "whose joined the league year" is nothing.
  const isVerb = verb !== undefined && name.replace("“", "").toLowerCase().startsWith(verb.many.split(" ")[0]!);
  const owned = isOrdinalTime(name) || isVerb ? {} : { owned: { form: "whose", head, rest } as const };
  if (verb) return { ...timeVerbClause(verb, noun, rest), floor, ...owned };
  const ends = goesOn(name, noun);
  if (ends !== undefined)
    return { form: "that", head: `that ${ends}`, one: `that ${ends}s`, rest, floor, predicate: `${ends} ${rest}` };
  const event = eventItself(name);
  if (event !== name)
    return { form: "whose", head: `whose ${event} was`, rest, floor, predicate: `had their ${event} ${rest}` };
  return {
    form: "whose",
    head,
    rest,
    floor,
    predicate: `have ${closed(possession(name))} ${rest}`,
  };
}

/** "tents whose brand was founded before 1980": when something was done to the one that they name. */
function ownerClause(test: Timed, column: Column, name: string): Clause | undefined {
  const owner = /^(\p{Ll}[\p{L} ]*)(?:'s|(?<=s)') /u.exec(name)?.[1];
  const verb = owner === undefined ? undefined : timeVerb(column, owner);
  if (owner === undefined || !verb) return undefined;
  const rest = timeComparison(test);
  const predicate = `have ${withArticle(owner)} ${relative(owner, verb.one)} ${verb.one} ${rest}`;
  return { form: "whose", head: `whose ${owner} ${verb.one}`, rest, floor: isFloor(test), predicate };
}

/** "films from after 2015": what has one year and no more is of that year. */
function fromClause(test: Timed, { role }: Column, name: string): Clause | undefined {
  if (role !== "year" || name !== "year" || (test.is !== ">" && test.is !== "<")) return undefined;
  const rest = timeComparison(test);
  return { form: "with", head: "from", rest, floor: isFloor(test), predicate: `are from ${rest}` };
}
