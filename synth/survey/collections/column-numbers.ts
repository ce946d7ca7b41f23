import { grouped } from "../grouped.ts";

/**
 * Systems that number the columns of a site put that number into the addresses of a column's pages: "info/2001/3127.htm",
 * "news/2019/5/4/n_31_778.html". Where each of several collections whose addresses differ in numbers only has a number
 * of its own at one place, the pages with another number there are none of it.
 */
export function columnNumbers(collections: readonly (readonly string[])[]): (urls: readonly string[]) => ColumnNumber {
  const byShape = new Map<string, Set<string>[][]>();
  for (const urls of collections) {
    for (const [shape, ofShape] of grouped(urls, withoutNumbers)) {
      const places = numbersAt(ofShape);
      byShape.set(shape, [...(byShape.get(shape) ?? []), places]);
    }
  }
  const placeOf = new Map(
    [...byShape].flatMap(([shape, all]) => placesOf(all).map((place) => [shape, place] as const)),
  );
  return (urls) => {
    const own = new Set(urls.flatMap((url) => numberOf(url, placeOf) ?? []));
    return (url) => {
      const number = numberOf(url, placeOf);
      return number === undefined || own.has(number);
    };
  };
}

/** Whether a page may be one of a collection, by the number of its column; true where its address has none. */
export type ColumnNumber = (url: string) => boolean;

/** Two collections may be of two years by chance; more are not. */
const LEAST_COLLECTIONS = { ofYears: 3, ofOthers: 2 };

/** The place at which each collection has one number, and each another one. */
function placesOf(all: readonly (readonly ReadonlySet<string>[])[]): number[] {
  const places = Math.min(...all.map((one) => one.length));
  for (let place = places - 1; place >= 0; place--) {
    if (all.some((one) => one[place]!.size !== 1)) continue;
    const numbers = all.map((one) => [...one[place]!][0]!);
    const least = numbers.some((number) => YEAR.test(number)) ? LEAST_COLLECTIONS.ofYears : LEAST_COLLECTIONS.ofOthers;
    if (numbers.length >= least && new Set(numbers).size === numbers.length) return [place];
  }
  return [];
}

const YEAR = /^(?:19|20)\d\d$/;

/** The different numbers at each place of addresses of one shape. */
function numbersAt(urls: readonly string[]): Set<string>[] {
  const places: Set<string>[] = [];
  for (const url of urls) {
    for (const [place, number] of numbersOf(url).entries()) {
      places[place] ??= new Set();
      places[place].add(number);
    }
  }
  return places;
}

function numberOf(url: string, placeOf: ReadonlyMap<string, number>): string | undefined {
  const place = placeOf.get(withoutNumbers(url));
  return place === undefined ? undefined : numbersOf(url)[place];
}

/** Of the path alone: a port is no number of a column. */
const numbersOf = (url: string): string[] => new URL(url).pathname.match(/\d+/g) ?? [];

/** An address with its numbers left out: what is left of two pages of one column. */
export const withoutNumbers = (url: string): string => url.replace(/\d+/g, "#");
