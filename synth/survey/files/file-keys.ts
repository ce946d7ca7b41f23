import { dataRows, type Relation, type Row } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";

/** A file that names fewer pages of a kind is not about them… */
const LEAST_PAGES = 4;
/** …as is one that mostly names others. */
const LEAST_SHARE = 0.8;
/** A longer property (characters) is no code of its thing. */
const LONGEST_CODE = 20;

/** A column of a file whose cells name pages of a kind, and the page's row of each of the file's rows. */
export interface FileKey {
  at: number;
  things: Relation;
  /** Do the cells print what the page says its code is, and not its name? */
  isCode: boolean;
  /** The row of the page that a row of the file is about; undefined where it names none. */
  thingOf: (row: Row) => Row | undefined;
}

/**
 * The columns by which a file's rows lead to pages: their cells are the names of pages of one kind, or what these state as a
 * code of theirs ("Site code: B-17"). Names go before codes, and one column for each kind is enough.
 */
export function fileKeys(file: Relation, collections: readonly Relation[]): FileKey[] {
  return collections.flatMap((things) => {
    const found = file.columns.flatMap((column, at): FileKey[] => {
      if (column.type !== "text" && column.type !== "entity") return [];
      const stated = new Set(dataRows(file).flatMap((row) => printedIn(row, at) ?? []));
      if (stated.size < LEAST_PAGES) return [];
      const key = waysToName(things).find(({ rows }) => {
        const known = new Set([...stated].flatMap((printed) => rows.get(nameKey(printed)) ?? []));
        const named = [...stated].filter((printed) => rows.has(nameKey(printed))).length;
        return known.size >= LEAST_PAGES && named >= LEAST_SHARE * stated.size;
      });
      if (!key) return [];
      const thingOf = (row: Row) => key.rows.get(nameKey(printedIn(row, at) ?? ""));
      return [{ at, things, isCode: key.isCode, thingOf }];
    });
    const best = found.find(({ isCode }) => !isCode) ?? found[0];
    return best ? [best] : [];
  });
}

function printedIn(row: Row, at: number): string | undefined {
  const { value } = row.cells[at]!;
  return value.kind === "missing" ? undefined : value.printed.trim();
}

interface Way {
  isCode: boolean;
  rows: ReadonlyMap<string, Row>;
}

// Each file is held against each kind of page.
const known = new WeakMap<Relation, Way[]>();

/** The rows of a collection by their names, and by each property that tells all of them apart as codes do. */
function waysToName(things: Relation): readonly Way[] {
  let ways = known.get(things);
  if (!ways) {
    ways = things.columns.flatMap(({ role, type }, at): Way[] => {
      const isCode = role !== "label";
      if (isCode && type !== "text") return [];
      const cells = things.rows.flatMap((row) => {
        const printed = row.about === undefined ? undefined : printedIn(row, at);
        return printed === undefined ? [] : [{ row, printed }];
      });
      if (isCode && role !== "identifier" && !cells.every(({ printed }) => isCodeLike(printed))) return [];
      const rows = new Map(cells.map(({ row, printed }) => [nameKey(printed), row]));
      // What two pages bear names neither.
      if (rows.size < cells.length || rows.size < LEAST_PAGES) return [];
      return [{ isCode, rows }];
    });
    ways.sort((a, b) => Number(a.isCode) - Number(b.isCode));
    known.set(things, ways);
  }
  return ways;
}

/** "B-17", "TX04": one word with a figure in it. */
const isCodeLike = (printed: string): boolean =>
  printed.length <= LONGEST_CODE && /\d/.test(printed) && /\p{L}/u.test(printed) && !/\s/.test(printed);

/** "Site code", "site_id", "Permit no." -> "Site", "site", "Permit": what is told apart by the codes or numbers under a heading. */
export function codedThing(heading: string): string | undefined {
  const thing = heading.trim().replace(CODE, "");
  return thing !== heading.trim() && /^\p{L}{2}/u.test(foldText(thing)) ? thing : undefined;
}

const CODE = /(?:\s+|_|-)(?:codes?|ids?|identifiers?|key|no\.?|nr\.?|num(?:ber)?|#|ref(?:erence|\.)?)$/i;
