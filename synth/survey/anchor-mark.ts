/** Marks that manuals put behind a heading or a term as a link to it. */
export const ANCHOR = /\s*[¶§#]\s*$/;
