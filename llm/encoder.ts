import type { Store } from "../storage/open-store.ts";
import { addVectors, vectorsOf } from "../storage/vector-store.ts";
import type { CallContext } from "./call-context.ts";

/** Makes vectors of texts: near to each other where the texts mean nearly the same. */
export interface Encoder {
  /** Vectors of different encoders do not compare. */
  readonly name: string;
  /** It knows English alone: vectors of other texts say little. */
  readonly englishOnly: boolean;
  /** One vector for each text, in their order. Rejects with what a model's call rejects with. */
  encode(texts: readonly string[], context: CallContext): Promise<Float32Array[]>;
}

/** The same encoder, which makes the vector of a text once and for all. */
export function rememberingEncoder(encoder: Encoder, store: Store): Encoder {
  const { name, englishOnly } = encoder;
  return {
    name,
    englishOnly,
    encode: async (texts, context) => {
      const known = await vectorsOf(store, name, texts);
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      if (missing.length > 0) {
        const made = await encoder.encode(missing, context);
        const fresh = new Map(missing.map((text, at) => [text, made[at]!]));
        await addVectors(store, name, fresh);
        for (const [text, vector] of fresh) known.set(text, vector);
      }
      return texts.map((text) => known.get(text)!);
    },
  };
}

/** The cosine of the angle between two vectors, -1 to 1; 0 where one of them has no length. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let [shared, ofA, ofB] = [0, 0, 0];
  for (const [at, x] of a.entries()) {
    const y = b[at] ?? 0;
    shared += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : shared / Math.sqrt(ofA * ofB);
}
