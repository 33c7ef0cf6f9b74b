import type { Router } from 'express';
import type { AuditAction } from '#contract/audit.ts';
import {
  createFeedSource,
  deleteFeedSource,
  exportFeedSources,
  feedStateNames,
  listFeedSources,
  markFeedItem,
  refreshFeedSource,
  updateFeedSource,
} from '#contract/feeds.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { countSources, deleteSource, findAllSources, insertSource, updateSource } from './admin-store.ts';
import { presentForAdmin, presentItem, stateOf } from './presenter.ts';
import { claimSource } from './reading/due-store.ts';
import { claimLength, readSource } from './reading/read-source.ts';
import { findSource, markItem, type SourceRow } from './store.ts';

/** Admins manage the feeds. */
export function feedAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listFeedSources, async ({ query }) => {
    const filters = { state: query.state, search: query.search };
    const limit = query.limit ?? defaultPageSize;
    const [rows, total] = await Promise.all([
      findAllSources(deps.database, filters, { before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countSources(deps.database, filters),
    ]);
    return onePage({ rows, limit, total, present: presentForAdmin, cursorOf: ({ id }) => encodeIdCursor(id) });
  });

  serveExport(router, deps, exportFeedSources, {
    title: 'Feed sources',
    find: ({ state, search }, page, { database }) => findAllSources(database, { state, search }, page),
    columns: {
      Number: ({ id }) => id,
      Name: ({ name }) => name,
      Type: ({ type }) => type,
      Technology: ({ technology_id }) => technology_id,
      Website: ({ url }) => url,
      Feed: ({ feed_url }) => feed_url,
      State: (row) => feedStateNames[stateOf(row)],
      'Last read': ({ last_ok_at }) => time(last_ok_at),
      'Last tried': ({ last_tried_at }) => time(last_tried_at),
      'Failures in a row': ({ failures }) => failures,
      'Last failure': ({ last_error }) => last_error,
    },
  });

  serve(router, deps, createFeedSource, async ({ body }, context) => {
    const at = deps.now().toISOString();
    const row = await onceATopic(
      deps.database.write(async (trx) => {
        const added = await insertSource(trx, body, at);
        await writeDown(trx, context, { action: 'content.create', source: added, at });
        return added;
      }),
    );
    return presentForAdmin(row);
  });

  serve(router, deps, updateFeedSource, async ({ params, body }, context) => {
    const at = deps.now().toISOString();
    const row = await onceATopic(
      deps.database.write(async (trx) => {
        const before = await findSource({ db: trx }, params.id);
        if (!before) return undefined;
        await writeDown(trx, context, { action: 'content.edit', source: before, at });
        return updateSource(trx, before, body, at);
      }),
    );
    return presentForAdmin(row ?? gone());
  });

  serve(router, deps, deleteFeedSource, async ({ params }, context) => {
    const at = deps.now().toISOString();
    const isGone = await deps.database.write(async (trx) => {
      const source = await findSource({ db: trx }, params.id);
      if (source) await writeDown(trx, context, { action: 'content.remove', source, at });
      return deleteSource(trx, params.id);
    });
    return isGone ? { id: params.id } : gone();
  });

  serve(router, deps, refreshFeedSource, async ({ params }) => {
    const until = new Date(deps.now().getTime() + claimLength);
    const source = await deps.database.write((trx) => claimSource(trx, params.id, until));
    if (source) await readSource(deps, source);
    const row = (await findSource(deps.database, params.id)) ?? gone();
    if (!source) throw new HttpError('conflict', 'This is a sample source. Give it the address of a feed first.');
    return presentForAdmin(row);
  });

  serve(router, deps, markFeedItem, async ({ params, body }, context) => {
    const marks = { is_premium: body.isPremium ? 1 : 0, companies: JSON.stringify(body.associatedCompanies) };
    const row = await deps.database.write(async (trx) => {
      const marked = await markItem(trx, params.id, marks);
      if (!marked) return undefined;
      await insertAuditEntry(trx, {
        actorId: sessionOf(context).user.id,
        action: 'content.edit',
        targetKind: 'feed article',
        targetId: marked.id,
        target: marked.title,
        createdAt: deps.now().toISOString(),
      });
      return marked;
    });
    if (!row) throw notFound('feed article');
    return presentItem(row);
  });
}

interface SourceAction {
  action: Extract<AuditAction, `content.${string}`>;
  source: SourceRow;
  at: string;
}

/** Logs an admin's action on a source, in the transaction of the action. */
function writeDown(trx: Transaction, context: RequestContext, { action, source, at }: SourceAction): Promise<void> {
  return insertAuditEntry(trx, {
    actorId: sessionOf(context).user.id,
    action,
    targetKind: 'feed source',
    targetId: source.id,
    target: source.name,
    note: source.feed_url,
    createdAt: at,
  });
}

function gone(): never {
  throw notFound('feed source');
}

/** Names the field if the topic already has the feed. */
async function onceATopic<Row extends SourceRow | undefined>(writing: Promise<Row>): Promise<Row> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentence = 'This technology already has this feed';
    throw new HttpError('conflict', sentence, { feedUrl: sentence });
  }
}
