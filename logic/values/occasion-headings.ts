/** What takes place once, with a day, a place and people of its own, whatever page it is told on. */
const OCCASION =
  /(?:^|\s)(?:banquet|ceremony|coronation|decider|derby|final|funeral|gala|parade|play-?off|reception|replay|semi-?final|wedding)$/iu;
/** What such things are called at greater length: alone, these head what a page says of itself. */
const NAMED_OCCASION =
  /^(?!.*\b(?:about|after|before|each|every|next|our|per|the|this|your)\b)\S.* (?:concert|match|race)$/iu;

/**
 * Does a heading name something that took place, and not a part of what its page is about? "Referee" under "Cup final" on the page of a
 * season is the final's: a season has none.
 */
export const isOccasionHeading = (heading: string): boolean =>
  OCCASION.test(heading.trim()) || NAMED_OCCASION.test(heading.trim());
