/**
 * Runs in every document before its own scripts: no window can be opened, as where a browser blocks them. A crawl looks at
 * one page; what another window loads would be asked for by nobody, outside of pace and quota.
 *
 * Text rather than a function, because what compiles our code may call helpers that pages do not have.
 */
export const NO_WINDOWS_SCRIPT = `(() => {
  window.open = () => null;
  addEventListener("click", (event) => {
    const link = event.composedPath().find((e) => e.localName === "a" || e.localName === "area");
    const target = link?.getAttribute("target") ?? "";
    if (target !== "" && !/^_(?:self|parent|top)$/i.test(target)) event.preventDefault();
  }, true);
})()`;
