import type { Router } from 'express';
import { companyBounds } from '#contract/companies.ts';
import {
  addTechnology,
  getTechnology,
  getWithheldTechnology,
  listTechnologies,
  removeTechnology,
  updateTechnology,
} from '#contract/technologies.ts';
import type { Deps } from '#server/deps.ts';
import { detachAll } from '#server/features/attachments/index.ts';
import { inheritHold, noticeFor } from '#server/features/moderation/index.ts';
import { releasePictures } from '#server/features/pictures/index.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import type { FieldChange } from '#server/platform/changes/history.ts';
import { recordChanges } from '#server/platform/changes/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { type Session, sessionOf } from '#server/platform/http/session.ts';
import { type OwnedCompany, requireOwner } from '#server/platform/records/ownership.ts';
import { editTechnology, holdPicturesOf, sanitised } from './edits.ts';
import { serveTechnologyExport } from './export.ts';
import { facetedTechnologies } from './facet-store.ts';
import { companyTechnologies } from './history.ts';
import { pageOfTechnologies } from './list-page.ts';
import { picturesOf } from './pictures.ts';
import { presentTechnology } from './presenter.ts';
import { findAnyTechnology, findTechnology } from './store.ts';
import { countTechnologiesOf, deleteTechnology, insertTechnology, setPictures } from './write-store.ts';

/** Technologies, of companies and in general. */
export function technologyRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listTechnologies, async ({ query }) => {
    const page = await pageOfTechnologies(database, query, query);
    return query.facets ? { ...page, facets: await countFacets(database, facetedTechnologies, query) } : page;
  });

  serveTechnologyExport(router, deps);

  serve(router, deps, getTechnology, async ({ params }) => {
    const row = await findTechnology(database, params.id);
    if (!row) throw notFound('technology');
    return presentTechnology(row);
  });

  serve(router, deps, getWithheldTechnology, async ({ params }, context) => {
    const row = await findAnyTechnology(database, params.id);
    if (!row) throw notFound('technology');
    return { record: presentTechnology(row), hold: await noticeFor(database, context, 'technology', row) };
  });

  serve(router, deps, addTechnology, async ({ params, body }, context) => {
    const session = sessionOf(context);
    const id = await database.write(async (trx) => {
      const company = await requireOwner(trx, session, params.id);
      const { hold, ownerId } = company;
      if ((await countTechnologiesOf(trx, params.id)) >= companyBounds.technologies) {
        throw new HttpError('conflict', `A company has at most ${companyBounds.technologies} technologies here.`);
      }
      const createdAt = deps.now().toISOString();
      const technology = { ...sanitised(body), companyId: params.id, createdAt, hold };
      const technologyId = await insertTechnology(database, trx, technology);
      const given = { userId: session.user.id, id: technologyId, pictures: body.pictures };
      const pictures = await picturesOf(deps, trx, given);
      if (pictures) await setPictures(trx, technologyId, pictures);
      await holdPicturesOf(deps, trx, session, technologyId, technology);
      if (hold) await inheritHold(trx, technologyId, params.id);
      await noteOfCompany(trx, session, company, { old: null, new: body.name }, createdAt);
      await noteUnlessOwn(trx, session, ownerId, {
        action: 'content.create',
        targetKind: 'technology',
        targetId: technologyId,
        target: body.name,
        createdAt,
      });
      return technologyId;
    });
    return technologyOf(deps, id);
  });

  serve(router, deps, updateTechnology, async ({ params, body }, context) => {
    await editTechnology(deps, sessionOf(context), params.id, body);
    return technologyOf(deps, params.id);
  });

  serve(router, deps, removeTechnology, async ({ params }, context) => {
    const session = sessionOf(context);
    await database.write(async (trx) => {
      const company = await requireOwner(trx, session, params.id);
      const removed = await deleteTechnology(trx, params.id, params.technologyId);
      if (!removed) throw notFound('technology');
      const holder = { kind: 'technology', id: params.technologyId } as const;
      await releasePictures(deps, trx, holder);
      await detachAll(deps, trx, holder);
      const { name, hold } = removed;
      const at = deps.now().toISOString();
      // The name of a withheld technology stays out of the company's history.
      if (hold === null) await noteOfCompany(trx, session, company, { old: name, new: null }, at);
      await noteUnlessOwn(trx, session, company.ownerId, {
        action: 'content.remove',
        targetKind: 'technology',
        targetId: params.technologyId,
        target: name,
        createdAt: at,
      });
    });
    return { ok: true as const };
  });
}

/** Adds to the history of a company that it has one more technology, or one less. */
function noteOfCompany(
  trx: Transaction,
  session: Session,
  company: OwnedCompany,
  change: Pick<FieldChange, 'old' | 'new'>,
  at: string,
): Promise<void> {
  return recordChanges(trx, session, { kind: 'company', ...company }, [{ field: companyTechnologies, ...change }], at);
}

/** A technology after its owner's change; the owner may see it in any state. */
async function technologyOf({ database }: Pick<Deps, 'database'>, id: number) {
  const row = await findAnyTechnology(database, id);
  if (!row) throw notFound('technology');
  return presentTechnology(row);
}
