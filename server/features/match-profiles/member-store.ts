import type { MemberMatchProfile } from '#contract/match-profiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MemberMatchProfilesTable } from '#server/platform/db/tables/match-profiles.ts';
import { columnsOf, commonOf, isEmpty } from './columns.ts';

const rowOf = prepare((db, param: Param<{ id: number }>) =>
  db.selectFrom('member_match_profiles').where('user_id', '=', param('id')).selectAll(),
);

/** What a member seeks and offers, `null` where nothing is given. */
export async function findMemberMatchProfile(database: Database, id: number): Promise<MemberMatchProfile | null> {
  const [row] = await rowOf(database, { id });
  return row ? profileOf(row) : null;
}

/** The same inside a transaction. */
export async function readMemberMatchProfile(trx: Transaction, id: number): Promise<MemberMatchProfile | null> {
  const row = await trx.selectFrom('member_match_profiles').where('user_id', '=', id).selectAll().executeTakeFirst();
  return row ? profileOf(row) : null;
}

/** Replaces what a member seeks and offers. The caller updates the search entry of the member. */
export async function saveMemberMatchProfile(
  trx: Transaction,
  id: number,
  profile: MemberMatchProfile,
  at: string,
): Promise<void> {
  if (isEmpty(profile)) {
    await trx.deleteFrom('member_match_profiles').where('user_id', '=', id).execute();
    return;
  }
  const said = {
    ...columnsOf(profile),
    role: profile.role,
    ticket_min: profile.ticketMin,
    ticket_max: profile.ticketMax,
    seeks_text: profile.seeksText ?? null,
    offers_text: profile.offersText ?? null,
    updated_at: at,
  };
  await trx
    .insertInto('member_match_profiles')
    .values({ user_id: id, ...said })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(said))
    .execute();
}

function profileOf(row: MemberMatchProfilesTable): MemberMatchProfile {
  return {
    ...commonOf(row),
    role: row.role,
    ticketMin: row.ticket_min,
    ticketMax: row.ticket_max,
    seeksText: row.seeks_text ?? undefined,
    offersText: row.offers_text ?? undefined,
  };
}
