import type { MatchKind } from '#contract/matches.ts';
import type { Deps } from '#server/deps.ts';
import type { Candidate } from './candidate.ts';
import { findCandidates } from './candidates.ts';
import { technologiesOf } from './candidates-store.ts';
import { companyCandidates } from './company-sides-store.ts';
import { eventCandidates } from './event-sides-store.ts';
import { listingCandidates } from './listing-sides-store.ts';
import { memberCandidates } from './member-sides-store.ts';
import { findBlockedEitherWay, findFriendsOf, findKnown } from './people-store.ts';
import type { WordedSide } from './sides.ts';
import { technologyCandidates } from './technology-sides-store.ts';

/** The records of a kind that may match a member. */
export interface Pool {
  candidates: readonly Candidate[];
  /** Any records of the kind, as far as the member may see them: those they know already too. */
  read(ids: readonly number[]): Promise<Candidate[]>;
}

interface Seeker {
  userId: number;
  me: WordedSide;
  friends: readonly number[];
}

/** Members and technologies come from others', too: from friends' friends, and from companies. At most so many. */
const fromOthers = 60;

/**
 * The candidates of a kind, without the member's own records, and without those of people who have blocked them or whom
 * they have blocked. Members who are connected with them are left out, too. `also` is a member who is looked at as well.
 */
export async function poolOf(
  deps: Pick<Deps, 'database' | 'now'>,
  seeker: Seeker,
  kind: MatchKind,
  also?: number,
): Promise<Pool> {
  const { database } = deps;
  const { userId, me, friends } = seeker;
  const now = deps.now().toISOString();
  const hidden = await findBlockedEitherWay(database, userId);
  hidden.add(userId);
  const readers: Record<MatchKind, Pool['read']> = {
    member: (ids) =>
      memberCandidates(
        database,
        ids.filter((id) => !hidden.has(id)),
      ),
    company: (ids) => companyCandidates(database, ids, hidden),
    technology: (ids) => technologyCandidates(database, ids, hidden),
    listing: (ids) => listingCandidates(database, ids, { hiddenOwners: hidden, now }),
    event: async (ids) => (await eventCandidates(database, userId, now)).filter(({ id }) => ids.includes(id)),
  };
  const read = readers[kind];
  switch (kind) {
    case 'member': {
      const [found, friendsOf] = await Promise.all([
        findCandidates(database, 'member_search', me),
        findFriendsOf(database, friends, fromOthers),
      ]);
      const ids = [...new Set([...found, ...friendsOf, ...(also === undefined ? [] : [also])])];
      const known = await findKnown(database, userId, ids);
      return { read, candidates: await read(ids.filter((id) => !known.has(id))) };
    }
    case 'company':
      return { read, candidates: await read([...(await findCandidates(database, 'company_search', me))]) };
    case 'technology': {
      const [found, companies] = await Promise.all([
        findCandidates(database, 'technology_search', me),
        findCandidates(database, 'company_search', me),
      ]);
      const theirs = await technologiesOf(database, [...companies], fromOthers);
      return { read, candidates: await read([...new Set([...found, ...theirs])]) };
    }
    case 'listing':
      return { read, candidates: await read([...(await findCandidates(database, 'listing_search', me))]) };
    case 'event':
      return { read, candidates: await eventCandidates(database, userId, now) };
  }
}
