/** What the column of places is called, whatever else it holds. */
export const PLACE = /^(?:pos(?:ition)?|place|placing|rank(?:ing)?|standing|#|no)\.?$|^(?:名次|排名|位次|序号)$/i;
