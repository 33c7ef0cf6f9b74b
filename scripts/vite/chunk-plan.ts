/** A file of the build, as the bundler makes it when nothing is grouped: the modules that the same files need. */
export interface Piece {
  name: string;
  imports: readonly string[];
  /** The bytes of each module. */
  modules: Readonly<Record<string, number>>;
  /** `start`: every page needs it. A page, or a part of one that is loaded when it is used, keeps its own modules. */
  role: 'start' | 'page' | 'part' | 'shared';
  /** How much more than others it counts; 1 where that is left out. */
  weight?: number;
}

/**
 * What one request less is worth (bytes of source that a page would load in vain, before they are compressed). To pages that
 * count more it is worth little, for their scripts come together, until they have too many.
 */
const requestCost = { usual: 8_000, more: 4_000, most: 200_000 } as const;

/** How many shared files a page that counts more may have; for one with more of them, a request is worth more and more. */
const mostFiles = 19;
const rise = 1.2;

/** Pieces that become one file. */
interface Group {
  name: string;
  members: readonly string[];
  /** The pages and parts that load it. */
  users: ReadonlySet<string>;
  bytes: number;
}

interface Merge {
  gain: number;
  first: Group;
  second: Group;
}

type Pieces = Readonly<Record<string, Piece>>;
type Plan = ReturnType<typeof planOf>;

/**
 * Groups shared modules into few files: two files become one where the requests that pages save are worth more than what
 * they load in vain, with all that comes along. Files never come to need each other in a circle.
 *
 * @param pieces by file name
 * @returns the name of the group of each shared module
 */
export function planChunks(pieces: Pieces): Map<string, string> {
  const plan = startOf(pieces);
  do mergeIn(plan);
  while (plan.raiseCosts());
  return namesOf(plan.groups, pieces);
}

/** Merges groups, the best pair first, until no pair is worth it. */
function mergeIn(plan: Plan): void {
  const merges = [...plan.groups].flatMap((group, i) => plan.better(group, [...plan.groups].slice(i + 1)));
  for (let best = takeBest(merges); best; best = takeBest(merges)) {
    const { first, second, gain } = best;
    if (!plan.groups.has(first) || !plan.groups.has(second) || plan.isCircular(first, second)) continue;
    // What one of them brings along may have changed since.
    const now = plan.gainOf(first, second);
    if (now < gain) {
      if (now > 0) merges.push({ gain: now, first, second });
      continue;
    }
    const merged = plan.merge(first, second);
    merges.push(...plan.better(merged, plan.groups));
  }
}

function takeBest(merges: Merge[]): Merge | undefined {
  let best = 0;
  for (const [i, { gain }] of merges.entries()) if (gain > (merges[best]?.gain ?? 0)) best = i;
  const taken = merges[best];
  const last = merges.pop();
  if (last && best < merges.length) merges[best] = last;
  return taken;
}

/** Each piece is a group of its own, apart from those that every page has from the start. */
function startOf(pieces: Pieces) {
  const starts = Object.keys(pieces).filter((file) => pieces[file]?.role === 'start');
  const isAtStart = new Set(starts.flatMap((file) => [...closureOf(pieces, file)]));
  const groups = Array.from(usersOf(pieces)).flatMap(([file, users]): Group[] => {
    const { name = '', modules = {} } = pieces[file] ?? {};
    return isAtStart.has(file) ? [] : [{ name, members: [file], users, bytes: sum(Object.values(modules)) }];
  });
  return planOf(pieces, groups);
}

function planOf(pieces: Pieces, all: readonly Group[]) {
  const groupOf = new Map(all.map((group) => [group.members[0] ?? '', group]));
  // The others stay as they are, and count for what comes along.
  const groups = new Set(all.filter(({ members: [file = ''] }) => pieces[file]?.role === 'shared'));
  const needsOf = ({ members }: Group): Group[] =>
    members.flatMap((member) => (pieces[member]?.imports ?? []).flatMap((needed) => groupOf.get(needed) ?? []));

  const weightOf = (user: string): number => pieces[user]?.weight ?? 1;
  const weigh = (users: Iterable<string>): number => sum(Array.from(users, weightOf));
  const countsMore = (user: string): boolean => weightOf(user) > 1;
  const raised = new Map<string, number>();
  const costOf = (user: string): number =>
    raised.get(user) ?? (countsMore(user) ? requestCost.more : requestCost.usual);
  /** What one request less is worth to all of these. */
  const worth = (users: Iterable<string>): number => sum(Array.from(users, (user) => weightOf(user) * costOf(user)));

  /** A group and all that it needs. */
  function withNeeds(group: Group, seen = new Set<Group>()): Set<Group> {
    if (!seen.has(group)) {
      seen.add(group);
      for (const needed of needsOf(group)) withNeeds(needed, seen);
    }
    return seen;
  }

  /** What the users of `other` would load in vain together with `group`. */
  const inVain = (group: Group, other: Group): number =>
    sum(
      Array.from(withNeeds(group), (needed) => {
        if (needed === other) return 0;
        const others = notIn(needed.users, other.users);
        return needed.bytes * weigh(others) + (needed === group ? 0 : worth(others));
      }),
    );

  function gainOf(first: Group, second: Group): number {
    const shared = inBoth(first.users, second.users);
    const [saved, both] = [worth(shared), weigh(shared)];
    // Most pairs are out of the question without a look at what they need.
    const atLeast = first.bytes * (weigh(second.users) - both) + second.bytes * (weigh(first.users) - both);
    return saved <= atLeast ? 0 : saved - inVain(first, second) - inVain(second, first);
  }

  return {
    groups: groups as ReadonlySet<Group>,
    /** Raises what a request is worth to pages with too many files; returns whether there are any. */
    raiseCosts(): boolean {
      const crowded = Array.from(countFiles(groups)).filter(
        ([user, files]) => countsMore(user) && files > mostFiles && costOf(user) < requestCost.most,
      );
      for (const [user] of crowded) raised.set(user, costOf(user) * rise);
      return crowded.length > 0;
    },
    gainOf,
    better: (first: Group, others: Iterable<Group>): Merge[] =>
      Array.from(others).flatMap((second) => {
        const gain = first === second ? 0 : gainOf(first, second);
        return gain > 0 ? [{ gain, first, second }] : [];
      }),
    /** Whether one needs the other by way of a third, which the file of both would need, and be needed by. */
    isCircular: (first: Group, second: Group): boolean =>
      [first, second].some((group) => {
        const between = needsOf(group).filter((needed) => needed !== first && needed !== second);
        return between.some((needed) => {
          const all = withNeeds(needed);
          return all.has(first) || all.has(second);
        });
      }),
    merge(first: Group, second: Group): Group {
      const merged = {
        name: (first.bytes >= second.bytes ? first : second).name,
        members: [...first.members, ...second.members],
        users: new Set([...first.users, ...second.users]),
        bytes: first.bytes + second.bytes,
      };
      for (const group of [first, second]) groups.delete(group);
      groups.add(merged);
      for (const member of merged.members) groupOf.set(member, merged);
      // Whoever loads it loads what it needs, too.
      for (const needed of withNeeds(merged)) needed.users = new Set([...needed.users, ...merged.users]);
      return merged;
    },
  };
}

/** How many files each page and part loads. */
function countFiles(groups: Iterable<Group>): Map<string, number> {
  const files = new Map<string, number>();
  for (const { users } of groups) for (const user of users) files.set(user, (files.get(user) ?? 0) + 1);
  return files;
}

/** The pages and parts that load each piece. */
function usersOf(pieces: Pieces): Map<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [file, { role }] of Object.entries(pieces)) {
    if (role === 'shared' || role === 'start') continue;
    for (const needed of closureOf(pieces, file)) {
      users.set(needed, (users.get(needed) ?? new Set()).add(file));
    }
  }
  return users;
}

function closureOf(pieces: Pieces, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const needed of pieces[file]?.imports ?? []) closureOf(pieces, needed, seen);
  return seen;
}

const inBoth = (first: ReadonlySet<string>, second: ReadonlySet<string>): string[] =>
  Array.from(first).filter((one) => second.has(one));

const notIn = (left: ReadonlySet<string>, all: ReadonlySet<string>): string[] =>
  Array.from(all).filter((one) => !left.has(one));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Each group is called after its largest piece, with a number where the name is taken. */
function namesOf(groups: Iterable<Group>, pieces: Pieces): Map<string, string> {
  const taken = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { name, members } of groups) {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const own = count === 1 ? name : `${name}-${count}`;
    for (const member of members) for (const id of Object.keys(pieces[member]?.modules ?? {})) names.set(id, own);
  }
  return names;
}
