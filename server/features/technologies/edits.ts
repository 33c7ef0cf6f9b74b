import { staleEdition } from '#contract/content.ts';
import { isDedicated, type ParsedTechnologyInput } from '#contract/technologies.ts';
import type { Deps } from '#server/deps.ts';
import { holdTextPictures } from '#server/features/pictures/index.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import { differences } from '#server/platform/changes/history.ts';
import { recordChanges } from '#server/platform/changes/store.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { mayEdit, requireOwner } from '#server/platform/records/ownership.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { evidenceOf } from './evidence.ts';
import { technologyFields } from './history.ts';
import { picturesOf } from './pictures.ts';
import { type FullTechnologyRow, findAnyTechnology } from './store.ts';
import { rowOfTechnology, type TechnologyContent, updateTechnology } from './write-store.ts';

/** The names of the columns in the audit log. */
const names = {
  name: 'name',
  description: 'description',
  detailed_description: 'about',
  sector: 'focus area',
  status: 'status',
  development_stage: 'development stage',
  readiness_level: 'readiness level',
  tags: 'tags',
  is_listed_for_sale: 'sale mark',
  year_developed: 'year',
  key_innovators: 'key innovators',
  applications: 'applications',
  metrics: 'measured values',
  development_stages: 'development stages',
  patents: 'patents',
  publications: 'publications',
  sources: 'sources',
  pictures: 'pictures',
};

/** The form's values as they are stored, without pictures: text that may contain markup is sanitised. */
export function sanitised({ pictures: _pictures, ...input }: ParsedTechnologyInput): TechnologyContent {
  const { patents, publications, metrics, developmentStages, sources, detailedDescription = '', ...content } = input;
  return {
    ...content,
    detailedDescription: detailedDescription && toSafeHtml(detailedDescription),
    evidence: evidenceOf({ patents, publications, metrics, developmentStages, sources }),
  };
}

/**
 * Writes the next edition of a technology; pictures and lists of its evidence that are left out stay. Throws 404 for one that this member may not
 * see, 403 for another member's technology or one with a dedicated page, and 409 when `version` is not the newest or
 * the team has removed it.
 */
export async function editTechnology(
  deps: Pick<Deps, 'database' | 'now'>,
  session: Session,
  id: number,
  { version, ...input }: ParsedTechnologyInput & { version: number },
): Promise<void> {
  const { database, now } = deps;
  const technology = await findAnyTechnology(database, id);
  // A technology that this user may not see does not exist for them.
  if (!technology || (technology.hold !== null && !mayEdit(session, technology.owner_id))) {
    throw notFound('technology');
  }
  if (isDedicated(id)) {
    throw new HttpError('forbidden', 'This technology has its own page, which is part of the product.');
  }
  const at = now().toISOString();
  await database.write(async (trx) => {
    const ownerId = await requireEditor(trx, session, technology);
    await lockRow(database, trx, 'technologies', id);
    const before = await rowOfTechnology(trx, id);
    if (!before) throw notFound('technology');
    if (before.hold === 'removed') throw new HttpError('conflict', 'Our team has removed this technology.');
    const pictures = await picturesOf(deps, trx, { userId: session.user.id, id, pictures: input.pictures });
    const content = { ...sanitised(input), pictures };
    const after = await updateTechnology(database, trx, id, { version, at, content });
    if (!after) throw new HttpError('conflict', staleEdition);
    await holdPicturesOf(deps, trx, session, id, content);
    const changed = differences(technologyFields, before, after);
    await recordChanges(trx, session, { kind: 'technology', id, ownerId, hold: before.hold }, changed, at);
    await noteUnlessOwn(trx, session, ownerId, {
      action: 'content.edit',
      targetKind: 'technology',
      targetId: id,
      target: after.name,
      note: changesBetween(names, before, after) ?? 'Nothing changed',
      createdAt: at,
    });
  });
}

/** The pictures in the long description of a technology, which is new or locked, belong to it. */
export function holdPicturesOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  session: Session,
  id: number,
  { detailedDescription }: Pick<TechnologyContent, 'detailedDescription'>,
): Promise<void> {
  const text = { html: detailedDescription, field: 'detailedDescription' };
  return holdTextPictures(deps, trx, { userId: session.user.id, holder: { kind: 'technology', id }, ...text });
}

/** Requires the owner of its company or an admin; for a technology without a company an admin. Returns the owner. */
async function requireEditor(
  trx: Transaction,
  session: Session,
  { company_id: companyId }: Pick<FullTechnologyRow, 'company_id'>,
): Promise<number | null> {
  // The company is locked before its technology, the same order everywhere, so that transactions cannot deadlock.
  if (companyId !== null) return (await requireOwner(trx, session, companyId)).ownerId;
  if (!mayEdit(session, null)) throw new HttpError('forbidden', 'Only our team can change this technology.');
  return null;
}
