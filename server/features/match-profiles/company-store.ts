import type { CompanyMatchProfile } from '#contract/match-profiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { CompanyMatchProfilesTable } from '#server/platform/db/tables/match-profiles.ts';
import { columnsOf, commonOf, isEmpty } from './columns.ts';

const rowOf = prepare((db, param: Param<{ id: number }>) =>
  db.selectFrom('company_match_profiles').where('company_id', '=', param('id')).selectAll(),
);

/** What a company seeks and offers, `null` where nothing is given. */
export async function findCompanyMatchProfile(database: Database, id: number): Promise<CompanyMatchProfile | null> {
  const [row] = await rowOf(database, { id });
  return row ? profileOf(row) : null;
}

/** The same inside a transaction. */
export async function readCompanyMatchProfile(trx: Transaction, id: number): Promise<CompanyMatchProfile | null> {
  const row = await trx
    .selectFrom('company_match_profiles')
    .where('company_id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? profileOf(row) : null;
}

/** Replaces what a company seeks and offers. The caller updates the search entry of the company. */
export async function saveCompanyMatchProfile(
  trx: Transaction,
  id: number,
  profile: CompanyMatchProfile,
  at: string,
): Promise<void> {
  await trx.deleteFrom('company_match_profiles').where('company_id', '=', id).execute();
  if (isEmpty(profile)) return;
  await trx
    .insertInto('company_match_profiles')
    .values({
      company_id: id,
      ...columnsOf(profile),
      raising: profile.raising,
      closes_on: profile.closesOn,
      seeks_text: profile.seeksText ?? null,
      updated_at: at,
    })
    .execute();
}

function profileOf(row: CompanyMatchProfilesTable): CompanyMatchProfile {
  return {
    ...commonOf(row),
    raising: row.raising,
    closesOn: row.closes_on,
    seeksText: row.seeks_text ?? undefined,
  } as CompanyMatchProfile;
}
