import type { Hold, HoldNotice } from '#contract/holds.ts';
import type { ReportableKind } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { noticeOf } from './hold-store.ts';

/**
 * Why a record is kept from everyone's eyes, for those who may still see it. Throws 404 where nothing is withheld, and
 * for everyone but the owner and admins; what is removed is no more the owner's.
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
