import type { ThingsPhrase } from "../operation.ts";

/**
 * The things without "whose pages say when they were refurbished", where an end of just that is asked for: what does not say it is neither the
 * first nor the last by it, and nobody has to be told so. For a mean or a share it is another matter, for it is one of those alone.
 */
export function withoutStating(things: ThingsPhrase, by: string): ThingsPhrase {
  const { stating, ...rest } = things;
  if (stating === undefined || stating.columns.some((column) => column !== by)) return things;
  const [first, ...others] = things.sources;
  if (first !== stating.said) return things;
  return { ...rest, sources: [...(stating.plain === undefined ? [] : [stating.plain]), ...others] };
}
