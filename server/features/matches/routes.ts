import type { Router } from 'express';

import { roleOf } from '#contract/kit/access.ts';
import { draftIntroduction, listMatches, matchesNeedPlan, rateMatch } from '#contract/matches.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { writerName } from '#server/features/deep-research/index.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItem } from '#server/platform/records/records.ts';
import { saveFeedback } from './feedback-store.ts';
import { draftIntroduction as writeReason } from './introduction-draft.ts';
import { findMatches } from './matches.ts';
import { findMatchOfWeek } from './weekly/one-a-week.ts';

/** The matches of the caller, and what they think of them (rule matchmaker). */
export function matchRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMatches, async ({ query: { kind = 'member' } }, context) => {
    const { user } = sessionOf(context);
    const isLimited = !gives('matchmaker', roleOf(user));
    if (isLimited && kind !== 'member') throw new HttpError('forbidden', matchesNeedPlan);
    if (isLimited) return { ...(await findMatchOfWeek(deps, user.id)), isLimited, writer: null };
    return { ...(await findMatches(deps, user.id, kind)), isLimited, nextAt: null, writer: writerName(deps) };
  });

  serve(router, deps, draftIntroduction, async ({ params }, context) => {
    const left = new AbortController();
    context.res.once('close', () => left.abort());
    return { reason: await writeReason(deps, sessionOf(context).user.id, params, left.signal) };
  });

  serve(router, deps, rateMatch, async ({ params: { kind, id }, body: { feedback, reason } }, context) => {
    const { user } = sessionOf(context);
    const { database, now } = context.deps;
    if (reason !== undefined && feedback !== 'not-for-me') {
      throw invalidInput({ reason: 'A reason belongs to “Not for me” only' });
    }
    // What is gone can still be taken back.
    if (feedback !== null) await findItem(context.deps, kind, id, user.id, now());
    const said = feedback && { verdict: feedback, reason: reason ?? null, at: now().toISOString() };
    await database.write((trx) => saveFeedback(trx, { userId: user.id, kind, itemId: id }, said));
    return { feedback };
  });
}
