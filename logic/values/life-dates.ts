const BIRTH = /\b(?:births?|born)\b|birthday|birthdate|出生|生日|生于/i;
const DEATH = /\b(?:deaths?|died)\b|逝世|去世|辞世|卒于|忌日/i;

/** Does a column's name say that its dates are those of births? */
export const isBirth = (name: string): boolean => BIRTH.test(name) && !DEATH.test(name);

/** Does it say that they are those of deaths? */
export const isDeath = (name: string): boolean => DEATH.test(name) && !BIRTH.test(name);
