import type { Router } from 'express';
import { companyBounds } from '#contract/companies.ts';
import { getWithheldTechnology } from '#contract/moderation-withheld.ts';
import {
  addTechnology,
  getTechnology,
  listTechnologies,
  removeTechnology,
  updateTechnology,
} from '#contract/technologies.ts';
import type { Deps } from '#server/deps.ts';
import { inheritHold, noticeFor } from '#server/features/moderation/index.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { requireOwner } from '#server/platform/records/ownership.ts';
import { editTechnology, sanitised } from './edits.ts';
import { serveTechnologyExport } from './export.ts';
import { pageOfTechnologies } from './list-page.ts';
import { presentTechnology } from './presenter.ts';
import { findAnyTechnology, findTechnology } from './store.ts';
import { countTechnologiesOf, deleteTechnology, insertTechnology } from './write-store.ts';

/** Technologies, of companies and in general. */
export function technologyRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listTechnologies, ({ query }) => pageOfTechnologies(database, query, query));

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
      const { hold, ownerId } = await requireOwner(trx, session, params.id);
      if ((await countTechnologiesOf(trx, params.id)) >= companyBounds.technologies) {
        throw new HttpError('conflict', `A company has at most ${companyBounds.technologies} technologies here.`);
      }
      const createdAt = deps.now().toISOString();
      const technology = { ...sanitised(body), companyId: params.id, createdAt, hold };
      const technologyId = await insertTechnology(database, trx, technology);
      if (hold) await inheritHold(trx, technologyId, params.id);
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
      const { ownerId } = await requireOwner(trx, session, params.id);
      const name = await deleteTechnology(trx, params.id, params.technologyId);
      if (name === undefined) throw notFound('technology');
      await noteUnlessOwn(trx, session, ownerId, {
        action: 'content.remove',
        targetKind: 'technology',
        targetId: params.technologyId,
        target: name,
        createdAt: deps.now().toISOString(),
      });
    });
    return { ok: true as const };
  });
}

/** A technology after its owner's change; the owner may see it in any state. */
async function technologyOf({ database }: Pick<Deps, 'database'>, id: number) {
  const row = await findAnyTechnology(database, id);
  if (!row) throw notFound('technology');
  return presentTechnology(row);
}
