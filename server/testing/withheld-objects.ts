import type { ReportableKind } from '#contract/items.ts';
import { putHold } from '#server/features/moderation/hold-store.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import type { TestApp } from './app.ts';
import { aCompany, aTechnology } from './company-factory.ts';
import { type MakeObject, privateWord } from './owned-objects.ts';

/** Hides a record without a case. */
async function hide({ deps }: TestApp, kind: ReportableKind, id: number): Promise<void> {
  const now = deps.now();
  await deps.database.write(async (trx) => {
    await putHold(trx, { kind, itemId: id, reason: 'Claims that nobody can check', at: now.toISOString() });
    await moderatedKind(deps, kind).setHold?.(deps.database, trx, id, 'hidden', now);
  });
}

/** A listing that the team has hidden: only its owner may see it. */
export const aHiddenListing: MakeObject = async (app) => {
  const user = await app.aUser();
  const id = await app.aListing(user, { title: `A listing called ${privateWord}` });
  await hide(app, 'listing', id);
  return { owner: await app.signedIn(user), id: String(id) };
};

export const aHiddenCompany: MakeObject = async (app) => {
  const user = await app.aUser();
  const id = await aCompany(app.deps, { name: privateWord, ownerId: user.id });
  await hide(app, 'company', id);
  return { owner: await app.signedIn(user), id: String(id) };
};

export const aHiddenTechnology: MakeObject = async (app) => {
  const user = await app.aUser();
  const companyId = await aCompany(app.deps, { ownerId: user.id });
  const id = await aTechnology(app.deps, { name: privateWord, companyId });
  await hide(app, 'technology', id);
  return { owner: await app.signedIn(user), id: String(id) };
};
