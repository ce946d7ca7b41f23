/** What the column of places is called, whatever else it holds. */
export const PLACE = /^(?:pos(?:ition)?|place|placing|rank(?:ing)?|standing|#|no)\.?$|^(?:名次|排名|位次|序号)$/i;
/** What only numbers the lines: who stands first is first by whatever they are sorted by, if they are sorted by anything. */
export const NUMBERING = /^(?:#|no\.?|序号)$/i;
