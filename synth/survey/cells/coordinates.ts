import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";

/** What says where on the globe or on a grid something lies. */
const COORDINATE =
  /\b(?:co-?ordinates?|easting|latitude|longitude|northing)\b|^(?:lat|lng|lon|long)$|[经纬]度|坐标|^[东西]经$|^[南北]纬$/i;
/** "17.42° S", "北纬31.2°": degrees towards one of the four winds. */
const TOWARDS = /^°\s?(?:[NSEWO]|north|south|east|west)\b|^度?[东西南北]$/i;

/**
 * Whether figures say where things lie: nobody takes the mean of latitudes, and "below 17° S" is said of either side. Heights above
 * the sea and distances are measures and none of these.
 */
export const areCoordinates = ({ name, type, unit }: Column, values: readonly Value[]): boolean =>
  type === "number" &&
  (COORDINATE.test(humanise(name)) ||
    (unit !== undefined && TOWARDS.test(unit)) ||
    (values.length > 0 && values.every((value) => value.kind === "number" && TOWARDS.test(value.unit ?? ""))));
