import { areOneAcrossFolders, type GroupCore } from "./across-folders.ts";

/** What two pages have in common may be all that there is of it: they are no kind to compare others with. */
const LEAST_PAGES = 3;

/** Pages of one shape of addresses that were found alike. */
interface Together {
  shape: string;
  members: number[];
}

type CoreOf = (members: readonly number[]) => Omit<GroupCore, "shape">;

/**
 * The groups without the pages that were put together with others for where they stand, and state what a larger group elsewhere does;
 * each of these is a group of its own. "/season-2024/" stands beside "/archive/", which lists the seasons before it under some of their
 * headings. Pages of one depth are compared first, and what is then common to these two is next to nothing of what either states.
 *
 * @param coreOf what pages have in common, but for where they stand
 */
export function withoutStrangers<Group extends Together>(groups: readonly Group[], coreOf: CoreOf): readonly Group[] {
  const kinds = groups.flatMap(({ shape, members }) =>
    members.length < LEAST_PAGES ? [] : [{ shape, ...coreOf(members) }],
  );
  return groups.flatMap((group): Group[] => {
    const { shape, members } = group;
    const strangers = members.filter((member) => {
      const own = { shape, ...coreOf([member]) };
      const isElsewhere = kinds.some(
        (kind) => kind.shape !== shape && kind.pages > members.length && areOneAcrossFolders(kind, own),
      );
      const others = members.filter((other) => other !== member);
      return isElsewhere && others.length > 0 && !areOneAcrossFolders({ shape, ...coreOf(others) }, own);
    });
    if (strangers.length === 0) return [group];
    const alone = strangers.map((member): Group => ({ ...group, members: [member] }));
    const stay = members.filter((member) => !strangers.includes(member));
    return stay.length > 0 ? [{ ...group, members: stay }, ...alone] : alone;
  });
}
