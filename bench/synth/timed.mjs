/** A piece of work with the seconds of processor time that it took, whatever else the machine did. */
export function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cost: (user + system) / 1e6 };
}
