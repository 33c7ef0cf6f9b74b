import { day } from '#contract/kit/durations.ts';
import { type Match, type MatchKind, matchesShown } from '#contract/matches.ts';
import type { Deps } from '#server/deps.ts';
import type { Candidate } from './candidate.ts';
import { type Feedback, findFeedback, findLiked } from './feedback-store.ts';
import { type Fit, fitOf } from './fit.ts';
import { sideOfMember } from './member-sides-store.ts';
import { findFriends, findInCommon } from './people-store.ts';
import { type Pool, poolOf } from './pools.ts';
import { reasonsFor } from './reasons.ts';
import { scoreOf } from './score.ts';
import { emptySide, type Side, type WordedSide, worded } from './sides.ts';
import { type Judged, tasteFor } from './taste.ts';
import { weightsOf } from './weights.ts';
import { type WordWeights, weighWords } from './word-weights.ts';

/** People in common are looked up for so many of the best candidates. */
const lookedAtClosely = 40;

/** What scores less is no match. */
const leastScore = 0.03;

export interface FoundMatches {
  items: Match[];
  /** Whether the member has said nothing about themselves that a match could rest on. */
  isUnknown: boolean;
}

/**
 * The best matches of a member, of one kind, with their reasons: ranked anew at each call, from the index. With `only`,
 * this one, if it is still a match, however many are better by now.
 */
export async function findMatches(
  deps: Pick<Deps, 'database' | 'now'>,
  userId: number,
  kind: MatchKind,
  only?: number,
): Promise<FoundMatches> {
  const { database } = deps;
  const [mine = emptySide, feedback, liked, friends] = await Promise.all([
    sideOfMember(database, userId),
    findFeedback(database, userId, kind),
    findLiked(database, userId, kind),
    kind === 'member' ? findFriends(database, userId) : [],
  ]);
  const me = worded(mine);
  const pool = await poolOf(deps, { userId, me, friends }, kind, only);
  const turnedDown = new Set(feedback.filter(({ verdict }) => verdict === 'not-for-me').map(({ itemId }) => itemId));
  const candidates = pool.candidates.filter(({ id }) => !turnedDown.has(id));
  const words = weighWords(candidates.map(({ side }) => side.words));
  const judged = await judgedOf(pool, feedback, liked);

  const first = best(
    candidates
      .filter(({ id }) => only === undefined || id === only)
      .map((candidate) => rated(candidate, me, { words, judged, now: deps.now() })),
    lookedAtClosely,
  );
  const inCommon = await findInCommon(
    database,
    friends,
    first.map(({ candidate }) => candidate.id),
  );
  const verdicts = new Map(feedback.map(({ itemId, verdict }) => [itemId, verdict]));
  const items = best(
    first.map((one) => withPeople(one, inCommon.get(one.candidate.id)?.length ?? 0)),
    lookedAtClosely,
  ).flatMap(({ candidate, fit, score }): Match[] => {
    const { side: _side, since: _since, ...shown } = candidate;
    const reasons = reasonsFor(me, candidate, { fit, words, inCommon: inCommon.get(candidate.id) ?? [] });
    if (reasons.length === 0 || score < leastScore) return [];
    return [
      { ...shown, avatarUrl: shown.avatarUrl ?? null, score, reasons, feedback: verdicts.get(candidate.id) ?? null },
    ];
  });
  return { items: items.slice(0, matchesShown), isUnknown: isUnknown(mine) };
}

interface Rated {
  candidate: Candidate;
  fit: Fit;
  taste: number;
  freshness: number;
  score: number;
}

function rated(
  candidate: Candidate,
  me: WordedSide,
  { words, judged, now }: { words: WordWeights; judged: readonly Judged[]; now: Date },
): Rated {
  const weights = weightsOf(candidate.kind);
  const fit = fitOf(me, candidate.side, words, weights);
  const taste = tasteFor(candidate.side, judged, words);
  const age = (now.getTime() - Date.parse(candidate.since)) / (365 * day);
  const freshness = Math.min(1, Math.max(0, 1 - age));
  return { candidate, fit, taste, freshness, score: scoreOf(fit, { peopleInCommon: 0, freshness, taste }, weights) };
}

function withPeople(one: Rated, peopleInCommon: number): Rated {
  if (peopleInCommon === 0) return one;
  return { ...one, score: scoreOf(one.fit, { ...one, peopleInCommon }, weightsOf(one.candidate.kind)) };
}

/** The best, equals in the order of their ids, newest first: the same at every call. */
function best(all: readonly Rated[], limit: number): Rated[] {
  return all.toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id).slice(0, limit);
}

/** The records by which the member has shown their taste, as far as they are still public. */
async function judgedOf(pool: Pool, feedback: readonly Feedback[], liked: readonly number[]): Promise<Judged[]> {
  const verdicts = new Map(feedback.slice(0, judgedAtMost).map((one) => [one.itemId, one]));
  const ids = [...new Set([...verdicts.keys(), ...liked])];
  const records = await pool.read(ids);
  return records.map(({ id, side }) => {
    const said = verdicts.get(id);
    return { side, isLiked: said?.verdict !== 'not-for-me', reason: said?.reason ?? null };
  });
}

const judgedAtMost = 40;

function isUnknown({ seeks, offers, areas, about, seeksText, offersText }: Side): boolean {
  return [...seeks, ...offers, ...areas].length === 0 && `${about}${seeksText}${offersText}`.trim() === '';
}
