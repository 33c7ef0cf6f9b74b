import type { Router } from 'express';

import type { Hold } from '#contract/holds.ts';
import type { ReportableKind } from '#contract/items.ts';
import { getWithheldCompany, getWithheldListing, getWithheldTechnology } from '#contract/withheld.ts';
import type { Deps } from '#server/deps.ts';
import { findAnyCompany } from '#server/features/companies/store.ts';
import { withParts } from '#server/features/companies/with-parts.ts';
import { presentListing } from '#server/features/listings/presenter.ts';
import { findAnyListing } from '#server/features/listings/store.ts';
import { presentTechnology } from '#server/features/technologies/presenter.ts';
import { findAnyTechnology } from '#server/features/technologies/store.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { noticeOf } from './hold-store.ts';

/** Records that are kept from everybody's eyes, for those who may still see them. */
export function withheldRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, getWithheldListing, async ({ params }, context) => {
    const row = await findAnyListing(database, params.id);
    if (!row || row.status === 'draft') throw notFound('listing');
    return { record: presentListing(row, deps.now()), hold: await noticeFor(context, 'listing', row) };
  });

  serve(router, deps, getWithheldCompany, async ({ params }, context) => {
    const row = await findAnyCompany(database, params.id);
    if (!row) throw notFound('company');
    return { hold: await noticeFor(context, 'company', row), record: await withParts(database, row) };
  });

  serve(router, deps, getWithheldTechnology, async ({ params }, context) => {
    const row = await findAnyTechnology(database, params.id);
    if (!row) throw notFound('technology');
    return { record: presentTechnology(row), hold: await noticeFor(context, 'technology', row) };
  });

  /** 404 where nothing is withheld, and for everybody but the owner and admins; what is removed is no more the owner's. */
  async function noticeFor(
    context: RequestContext,
    kind: ReportableKind,
    row: { id: number; owner_id: number | null; hold: Hold | null },
  ) {
    const { user } = sessionOf(context);
    const mayLook = user.role === 'admin' || (user.id === row.owner_id && row.hold !== 'removed');
    if (row.hold === null || !mayLook) throw notFound(kind);
    return noticeOf(database, kind, row.id, row.hold);
  }
}
