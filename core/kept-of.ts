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

/** The same of an object and what stands beside it: of a table and one of its columns. Of each object only what is asked is kept. */
export function keptOfTwo<K extends object, N, V>(compute: (of: K, beside: N) => V): (of: K, beside: N) => V {
  const known = new WeakMap<K, Map<N, { result: V }>>();
  return (of, beside) => {
    let ofOne = known.get(of);
    if (ofOne === undefined) {
      ofOne = new Map();
      known.set(of, ofOne);
    }
    let found = ofOne.get(beside);
    if (found === undefined) {
      found = { result: compute(of, beside) };
      ofOne.set(beside, found);
    }
    return found.result;
  };
}
