import type { Router } from 'express';

import type { AuditAction } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import {
  createPartner,
  deletePartner,
  listPartnerEditions,
  orderPartners,
  type PartnerEdition,
  partnerBounds,
  updatePartner,
} from '#contract/partners-admin.ts';
import type { Deps } from '#server/deps.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import {
  addPartner,
  deletePartnerRow,
  findPartnerEditions,
  lockPartners,
  type PartnerRow,
  placePartner,
  updatePartnerRow,
} from './admin-store.ts';

/** The partners of the home page, for admins. */
export function partnerAdminRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listPartnerEditions, async () => (await findPartnerEditions(database)).map(present));

  serve(router, deps, createPartner, async ({ body }, context) => {
    const row = await onceAName(
      database.write(async (trx) => {
        await lockPartners(database, trx);
        const { length } = await findPartnerEditions({ db: trx });
        if (length >= partnerBounds.count) {
          throw new HttpError('conflict', `There are already ${length} partners. Please delete one first.`);
        }
        const added = await addPartner(trx, body);
        await note(trx, context, added, 'content.create', null);
        return added;
      }),
    );
    return present(row);
  });

  serve(router, deps, updatePartner, async ({ params, body: { version, ...fields } }, context) => {
    const row = await onceAName(
      database.write(async (trx) => {
        await lockPartners(database, trx);
        const before = (await findPartnerEditions({ db: trx })).find(({ id }) => id === params.id);
        if (!before) throw notFound('partner');
        const after = await updatePartnerRow(trx, params.id, version, fields);
        if (!after) throw new HttpError('conflict', staleEdition);
        await note(trx, context, after, stepBetween(before, after), changesOf(before, after));
        return after;
      }),
    );
    return present(row);
  });

  serve(router, deps, orderPartners, async ({ body }, context) => {
    const rows = await database.write(async (trx) => {
      await lockPartners(database, trx);
      const known = new Set((await findPartnerEditions({ db: trx })).map(({ id }) => id));
      if (
        body.ids.length !== known.size ||
        new Set(body.ids).size !== known.size ||
        !body.ids.every((id) => known.has(id))
      ) {
        throw new HttpError('conflict', 'The partners have changed in the meantime. Please check them again.');
      }
      for (const [position, id] of body.ids.entries()) await placePartner(trx, id, position);
      await note(trx, context, { id: null, name: 'All partners' }, 'content.edit', 'New order');
      return findPartnerEditions({ db: trx });
    });
    return rows.map(present);
  });

  serve(router, deps, deletePartner, async ({ params }, context) => {
    await database.write(async (trx) => {
      const gone = await deletePartnerRow(trx, params.id);
      if (!gone) throw notFound('partner');
      await note(trx, context, gone, 'content.remove', null);
    });
    return { id: params.id };
  });

  function note(
    trx: Transaction,
    context: RequestContext,
    { id, name }: { id: number | null; name: string },
    action: AuditAction,
    text: string | null,
  ) {
    return insertAuditEntry(trx, {
      actorId: sessionOf(context).user.id,
      action,
      targetKind: 'partner',
      targetId: id,
      target: name,
      note: text,
      createdAt: deps.now().toISOString(),
    });
  }
}

function present({ id, name, tagline, is_shown, version }: PartnerRow): PartnerEdition {
  return { id, name, tagline, isShown: is_shown === 1, version };
}

function stepBetween(before: PartnerRow, after: PartnerRow): AuditAction {
  if (before.is_shown === after.is_shown) return 'content.edit';
  return after.is_shown === 1 ? 'content.restore' : 'content.hide';
}

function changesOf(before: PartnerRow, after: PartnerRow): string {
  const changes = changesBetween({ name: 'name', tagline: 'tagline', is_shown: 'visibility' }, before, after);
  if (before.name !== after.name) return `${changes}. It was called ${before.name}`;
  return changes ?? 'Nothing changed';
}

/** Names the field when another partner has the name. */
async function onceAName(writing: Promise<PartnerRow>): Promise<PartnerRow> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentence = 'A partner with this name already exists';
    throw new HttpError('conflict', sentence, { name: sentence });
  }
}
