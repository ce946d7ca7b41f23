/** "#/towers/3", "#!/towers/3", "#!towers"; "#/" is the application itself. */
const ROUTE = /^#(?:\/|!\/?)[^/\s]/;

/**
 * The fragment of an address where it is a route of a single-page application, which writes there what other sites have as
 * a path: "https://a.org/app#/towers/3" -> "#/towers/3". "" where it is none: other fragments are places within a page.
 */
export function routeOf(url: string): string {
  const mark = url.indexOf("#");
  if (mark < 0) return "";
  const fragment = url.slice(mark);
  return ROUTE.test(fragment) ? fragment : "";
}

/** An address without its fragment. */
export function withoutFragment(url: string): string {
  const mark = url.indexOf("#");
  return mark < 0 ? url : url.slice(0, mark);
}
