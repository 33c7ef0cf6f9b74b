import type { Router } from 'express';
import {
  emptyMemberMatchProfile,
  getMatchProfile,
  type MemberMatchProfile,
  updateMatchProfile,
} from '#contract/match-profiles.ts';
import type { Deps } from '#server/deps.ts';
import { findMemberMatchProfile, saveMemberMatchProfile } from '#server/features/match-profiles/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { relistMember } from './search-index-store.ts';

/** What the caller seeks and offers (rule match-profiles). */
export function matchProfileRoutes(router: Router, deps: Deps): void {
  const find = async (id: number) => (await findMemberMatchProfile(deps.database, id)) ?? emptyMemberMatchProfile;

  serve(router, deps, getMatchProfile, async (_input, context) => find(sessionOf(context).user.id));

  serve(router, deps, updateMatchProfile, async ({ body }, context) => {
    const { id } = sessionOf(context).user;
    await deps.database.write((trx) => changeMatchProfile(trx, id, body, deps.now().toISOString()));
    return find(id);
  });
}

/** Replaces what a member seeks and offers, and updates their search entries. */
export async function changeMatchProfile(
  trx: Transaction,
  id: number,
  profile: MemberMatchProfile,
  at: string,
): Promise<void> {
  await saveMemberMatchProfile(trx, id, profile, at);
  await relistMember(trx, id);
}
