import type { Router } from 'express';
import { staleEdition } from '#contract/content.ts';
import {
  type CompanyMatchProfile,
  emptyCompanyMatchProfile,
  updateCompanyMatchProfile,
} from '#contract/match-profiles.ts';
import type { Deps } from '#server/deps.ts';
import { readCompanyMatchProfile, saveCompanyMatchProfile } from '#server/features/match-profiles/index.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { requireOwner } from '#server/platform/records/ownership.ts';
import { reindexCompany } from './lexemes.ts';
import { touchCompany } from './store.ts';

/** The names of the fields in the audit log. */
const names = {
  seeks: 'seeks',
  offers: 'offers',
  stages: 'stages',
  regions: 'regions',
  raising: 'amount raised now',
  closesOn: 'day the round closes',
  currency: 'currency',
  seeksText: 'what it seeks, in words',
};

/** What a company seeks and offers (rule match-profiles). */
export function matchProfileRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, updateCompanyMatchProfile, async ({ params: { id }, body }, context) => {
    const session = sessionOf(context);
    const { version, ...profile } = body;
    const at = deps.now().toISOString();
    return database.write(async (trx) => {
      const { ownerId, name } = await requireOwner(trx, session, id);
      const before = await readCompanyMatchProfile(trx, id);
      const next = await touchCompany(trx, id, { version, at });
      if (next === undefined) throw new HttpError('conflict', staleEdition);
      await changeCompanyMatchProfile(database, trx, id, profile, at);
      await noteUnlessOwn(trx, session, ownerId, {
        action: 'content.edit',
        targetKind: 'company',
        targetId: id,
        target: name,
        note: changesBetween(names, asTexts(before ?? emptyCompanyMatchProfile), asTexts(profile)) ?? 'Nothing changed',
        createdAt: at,
      });
      return { ...profile, version: next };
    });
  });
}

/** Lists compare as texts. */
function asTexts(profile: CompanyMatchProfile): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Replaces what a company seeks and offers, and updates its search entry. */
export async function changeCompanyMatchProfile(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  profile: CompanyMatchProfile,
  at: string,
): Promise<void> {
  await saveCompanyMatchProfile(trx, id, profile, at);
  await reindexCompany(database, trx, id);
}
