/**
 * A pure function of an object with its results kept as long as the object lives: rule after rule asks the same of the same. What
 * texts give is kept by `kept`.
 */
export function keptOf<K extends object, V>(compute: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { result: V }>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) {
      found = { result: compute(of) };
      known.set(of, found);
    }
    return found.result;
  };
}
