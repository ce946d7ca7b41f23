/**
 * Runs in every document before its own scripts: remembers the shadow trees that scripts attach as closed. They are shown like
 * open ones, but nobody else can ask an element for them (https://dom.spec.whatwg.org, 4.8). They stay closed to the page.
 *
 * Text rather than a function, because what compiles our code may call helpers that pages do not have.
 */
export const CLOSED_TREES_SCRIPT = `(() => {
  const name = Symbol.for("waymark.closed");
  if (name in window) return;
  const roots = new WeakMap();
  const [keep, find] = [roots.set.bind(roots), roots.get.bind(roots)];
  const attach = Element.prototype.attachShadow;
  const { apply } = Reflect;
  Element.prototype.attachShadow = { attachShadow(init) {
    const root = apply(attach, this, arguments);
    if (root.mode === "closed") keep(this, root);
    return root;
  } }.attachShadow;
  Object.defineProperty(window, name, { value: find });
})()`;

/** An expression, for scripts that run in such a document later: gives the closed tree of an element, if it has one. */
export const CLOSED_TREE_OF = `(window[Symbol.for("waymark.closed")] ?? (() => undefined))`;
