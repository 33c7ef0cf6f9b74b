import { setDocuments } from '#contract/attachments-documents.ts';
import type { ReportableKind } from '#contract/items.ts';
import { putHold } from '#server/features/moderation/hold-store.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import type { TestApp } from './app.ts';
import { aCompany, aTechnology } from './company-factory.ts';
import { upload } from './file-factory.ts';
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

/** A document of a listing that the team has hidden. */
export const aHiddenDocument: MakeObject = async (app) => {
  const { owner, id: listing } = await aHiddenListing(app);
  const { id } = await upload(owner, Buffer.from(privateWord), 'a.txt');
  const body = { documents: [{ id, title: privateWord }] };
  await owner.call(setDocuments, { params: { kind: 'listing', id: listing }, body });
  return { owner, id };
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
