/** Places that are told apart: what is said of one is not said of another. */
const PLACE = new Set(
  `airport arena bay bridge building castle church city country county depot district farm gallery garage garden ground hall harbour
  hospital hotel house island lake library lighthouse mill mine mountain museum palace park pier port quay region river school shed
  stadium station street temple theatre town valley village yard`.split(/\s+/),
);

/** Where games are played, by whichever of these names. */
const GROUND = /^(?:arena|ground|park|stadium|venue)$/;

/** "home shed" and "station": a fact that names one place and leads to another, which is then called what it is. */
export function areTwoPlaces(named: string, led: string): boolean {
  const [one, other] = [headOf(named), headOf(led)];
  if (GROUND.test(one) && GROUND.test(other)) return false;
  return one !== other && PLACE.has(one) && PLACE.has(other);
}

const headOf = (noun: string): string =>
  noun
    .replace(/\s(?:of|in|at|for)\s.*$/, "")
    .split(" ")
    .at(-1)!
    .toLowerCase();
