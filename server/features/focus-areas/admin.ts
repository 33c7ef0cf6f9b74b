import type { Router } from 'express';
import type { Selectable } from 'kysely';

import type { AuditAction } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { focusAreaSlugs } from '#contract/focus-areas.ts';
import {
  createFocusArea,
  deleteFocusArea,
  type FocusAreaEdition,
  focusAreaBounds,
  listFocusAreaEditions,
  orderFocusAreas,
  updateFocusArea,
} from '#contract/focus-areas-admin.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { countCap } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { FocusAreasTable } from '#server/platform/db/tables/site.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { requestRebuild } from '#server/platform/search/rebuild-store.ts';
import {
  countRecordsOf,
  deleteArea,
  findAreaEditions,
  insertArea,
  placeArea,
  renameInDrafts,
  updateArea,
} from './admin-store.ts';

type AreaRow = Selectable<FocusAreasTable>;

/** The focus areas, for admins. An area's slug is part of addresses and records, so it never changes. */
export function focusAreaAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listFocusAreaEditions, async () => (await findAreaEditions(deps.database)).map(present));

  serve(router, deps, createFocusArea, async ({ body }, context) => {
    const row = await onceATitle(
      deps.database.write(async (trx) => {
        // In sequence: the first area always exists.
        await lockRow(deps.database, trx, 'focus_areas', 1);
        const areas = await findAreaEditions({ db: trx });
        if (areas.length >= focusAreaBounds.count) {
          throw new HttpError('conflict', `There are already ${areas.length} focus areas. Please delete one first.`);
        }
        if (areas.some(({ slug }) => slug === body.slug))
          throw taken('slug', 'A focus area with this address already exists');
        refuseTwins(areas, body);
        const added = await insertArea(trx, body);
        await findByNewName(trx, added);
        await note(trx, context, added, 'content.create', null);
        return added;
      }),
    );
    return present(row);
  });

  serve(router, deps, updateFocusArea, async ({ params, body: { version, ...fields } }, context) => {
    const row = await onceATitle(
      deps.database.write(async (trx) => {
        const before = await locked(trx, params.id);
        refuseTwins(await findAreaEditions({ db: trx }), { ...fields, slug: before.slug });
        const after = await updateArea(trx, params.id, version, fields);
        if (!after) throw new HttpError('conflict', staleEdition);
        if (before.title !== after.title) {
          await renameInDrafts(trx, before.title, after.title);
          await findByNewName(trx, after);
        }
        await note(trx, context, after, 'content.edit', changesOf(before, after));
        return after;
      }),
    );
    return present(row);
  });

  serve(router, deps, orderFocusAreas, async ({ body }, context) => {
    const rows = await deps.database.write(async (trx) => {
      await lockRow(deps.database, trx, 'focus_areas', 1);
      const areas = await findAreaEditions({ db: trx });
      const known = new Set(areas.map(({ id }) => id));
      if (new Set(body.ids).size !== known.size || !body.ids.every((id) => known.has(id))) {
        throw new HttpError('conflict', 'The focus areas have changed in the meantime. Please check them again.');
      }
      for (const [position, id] of body.ids.entries()) await placeArea(trx, id, position);
      const [first] = areas;
      if (first)
        await note(trx, context, { ...first, id: null, title: 'All focus areas' }, 'content.edit', 'New order');
      return findAreaEditions({ db: trx });
    });
    return rows.map(present);
  });

  serve(router, deps, deleteFocusArea, async ({ params }, context) => {
    await deps.database.write(async (trx) => {
      const area = await locked(trx, params.id);
      if (isBuiltIn(area)) {
        throw new HttpError(
          'conflict',
          'This is one of the six focus areas used by companies and technologies, so it cannot be deleted.',
        );
      }
      const obstacle = sentenceOf(await countRecordsOf({ db: trx, dialect: deps.database.dialect }, area));
      if (obstacle) throw new HttpError('conflict', obstacle);
      await deleteArea(trx, area.id);
      await findByNewName(trx, area);
      await note(trx, context, area, 'content.remove', null);
    });
    return { id: params.id };
  });

  async function locked(trx: Transaction, id: number): Promise<AreaRow> {
    await lockRow(deps.database, trx, 'focus_areas', id);
    const area = (await findAreaEditions({ db: trx })).find((candidate) => candidate.id === id);
    if (!area) throw notFound('focus area');
    return area;
  }

  function note(
    trx: Transaction,
    context: RequestContext,
    { id, title }: { id: number | null; title: string },
    action: AuditAction,
    text: string | null,
  ) {
    return insertAuditEntry(trx, {
      actorId: sessionOf(context).user.id,
      action,
      targetKind: 'focus area',
      targetId: id,
      target: title,
      note: text,
      createdAt: deps.now().toISOString(),
    });
  }
}

function present(row: AreaRow): FocusAreaEdition {
  const { id, slug, title, description, icon, version } = row;
  return { id, slug, title, description, icon, version, isBuiltIn: isBuiltIn(row) };
}

/** Companies and technologies are found by the current title of their focus area. */
async function findByNewName(trx: Transaction, area: { slug: string }): Promise<void> {
  if (isSector(area)) for (const kind of ['company', 'technology'] as const) await requestRebuild(trx, kind);
}

/** Whether companies and technologies can choose it. */
function isSector({ slug }: { slug: string }): boolean {
  return sectors.some(({ id }) => id === slug);
}

function isBuiltIn({ slug }: { slug: string }): boolean {
  return focusAreaSlugs.some((known) => known === slug);
}

function changesOf(before: AreaRow, after: AreaRow): string {
  const changed = (['title', 'description', 'icon'] as const).filter((field) => before[field] !== after[field]);
  if (before.title !== after.title) return `Changed: ${changed.join(', ')}. It was called ${before.title}`;
  return changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Nothing changed';
}

/** The reason why it cannot be deleted, or `null`. */
function sentenceOf(counts: Record<string, number>): string | null {
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  if (found.length === 0) return null;
  const words = found.map(([noun, count]) =>
    count > countCap ? `more than ${countCap} ${noun}s` : `${count} ${noun}${count === 1 ? '' : 's'}`,
  );
  const last = words.pop();
  return `It cannot be deleted: ${words.length > 0 ? `${words.join(', ')} and ` : ''}${last} belong to it.`;
}

/**
 * Companies and technologies have a separate list of focus areas. An area in both lists is shown under the network's
 * title, so no other entry of that list may have the same title.
 */
function refuseTwins(areas: readonly AreaRow[], { slug, title }: { slug: string; title: string }): void {
  if (!isSector({ slug })) return;
  const others = sectors.filter(({ id }) => id !== slug && !areas.some((area) => area.slug === id));
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase())) {
    throw taken('title', 'A focus area of companies and technologies with this title already exists');
  }
}

function taken(field: 'title' | 'slug', sentence: string): HttpError {
  return new HttpError('conflict', sentence, { [field]: sentence });
}

/** Names the field if another area has the title. */
async function onceATitle<Row>(writing: Promise<Row>): Promise<Row> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw taken('title', 'A focus area with this title already exists');
    throw error;
  }
}
