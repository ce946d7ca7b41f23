/** Limits of times by the clock are so many seconds, the roundest first: "2:30:00", "2:15:00", "2:14:30". */
const STEPS = [3600, 1800, 900, 600, 300, 60, 30, 10] as const;
/** Those of times in hours and minutes are so many minutes: a day, half a day, 6 hours, 3, 2, one. */
const HOUR_STEPS = [1440, 720, 360, 180, 120, 60, 30, 15, 10, 5] as const;
/** A step this much smaller (as a share) than what it parts is no round one. */
const FINEST = 1 / 1000;
/** A limit this close (relative) to a time invites disputes; they are told to the second. */
const CLEARANCE = 1 / 1000;

/**
 * A limit that a person would choose of times by the clock, in seconds, or of such as are told in hours and minutes, in minutes: "slower than 2:30:00", and never "more than 9,000 seconds", which is
 * as round in decimals. The roundest between two others that parts the times and lies clear of each, the nearest to the middle first.
 */
export function roundestTime(
  times: readonly number[],
  { low, high, middle, inMinutes }: { low: number; high: number; middle: number; inMinutes: boolean },
): string | undefined {
  const isFitting = (limit: number) =>
    limit > 0 &&
    times.some((time) => time < limit) &&
    times.every((time) => Math.abs(time - limit) > CLEARANCE * limit);
  for (const step of inMinutes ? HOUR_STEPS : STEPS) {
    if (step < FINEST * high) return undefined;
    const limits: number[] = [];
    for (let limit = Math.ceil(low / step) * step; limit <= high; limit += step)
      if (isFitting(limit)) limits.push(limit);
    const [best] = limits.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (best !== undefined) return String(best);
  }
  return undefined;
}
