/**
 * Runs a script in a document and gives what it comes to, waiting for a promise of it. Rejects with what it throws, and where
 * the document goes meanwhile. Whoever asks sets the deadline.
 */
export type Ask = <T>(script: string) => Promise<T>;
