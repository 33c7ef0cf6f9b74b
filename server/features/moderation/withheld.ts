import type { ReportableKind } from '#contract/items.ts';
import type { Hold, HoldNotice } from '#contract/moderation-holds.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { noticeOf } from './hold-store.ts';

/**
 * Why a record is withheld, for those who may still see it. Throws 404 where it is not withheld, and for everyone but
 * its owner and admins; the owner does not see removed records.
 */
export function noticeFor(
  database: Pick<Database, 'db'>,
  context: Pick<RequestContext, 'session'>,
  kind: ReportableKind,
  row: { id: number; owner_id: number | null; hold: Hold | null },
): Promise<HoldNotice> {
  const { user } = sessionOf(context);
  const mayLook = user.role === 'admin' || (user.id === row.owner_id && row.hold !== 'removed');
  if (row.hold === null || !mayLook) throw notFound(kind);
  return noticeOf(database, kind, row.id, row.hold);
}
