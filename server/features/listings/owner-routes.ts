import type { Router } from 'express';
import { roleOf } from '#contract/kit/access.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import {
  closeListing,
  createDraft,
  deleteDraft,
  getListingForm,
  listOwnListings,
  publishDraft,
  renewByLink,
  renewListing,
  reopenListing,
  updateDraft,
  updateListing,
} from '#contract/listings-own.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { addDraft, dropDraft, publishFromDraft, saveDraft } from './drafts.ts';
import { editListing, formOf } from './edits.ts';
import { renewByToken, takeMemberStep } from './life.ts';
import { countOwn, findOwn, talliesOf } from './own-store.ts';
import { presentNew } from './present-new.ts';
import { presentWhole } from './present-whole.ts';
import { presentOwn } from './presenter.ts';
import { findAnyListing } from './store.ts';

/** Endpoints for owners, and for admins in their place: drafts, edits, closing and renewing. */
export function listingOwnerRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listOwnListings, async ({ query }, context) => {
    const { user } = sessionOf(context);
    const own = { ownerId: user.id, status: query.status };
    const limit = query.limit ?? defaultPageSize;
    const [rows, total] = await Promise.all([
      findOwn(deps.database, { ...own, before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countOwn(deps.database, own),
    ]);
    const shown = rows.slice(0, limit).map(({ id }) => id);
    const tallies = gives('listingFigures', roleOf(user)) ? await talliesOf(deps.database, shown) : null;
    const now = deps.now();
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentOwn(row, tallies, now),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });

  serve(router, deps, createDraft, ({ body }, context) => addDraft(context.deps, sessionOf(context).user.id, body));

  serve(router, deps, updateDraft, ({ params, body: { version, ...values } }, context) =>
    saveDraft(context.deps, sessionOf(context).user.id, params.id, values, version),
  );

  serve(router, deps, deleteDraft, async ({ params }, context) => {
    await dropDraft(deps, sessionOf(context).user.id, params.id);
    return { ok: true as const };
  });

  serve(router, deps, publishDraft, async ({ params, body }, context) =>
    presentNew(deps, await publishFromDraft(deps, sessionOf(context).user, params.id, body)),
  );

  serve(router, deps, getListingForm, ({ params }, context) => formOf(deps, params.id, sessionOf(context).user));

  serve(router, deps, updateListing, async ({ params, body }, context) => {
    await editListing(deps, params.id, body, sessionOf(context).user);
    return present(deps, params.id);
  });

  for (const [endpoint, step] of [
    [closeListing, 'close'],
    [reopenListing, 'reopen'],
    [renewListing, 'renew'],
  ] as const) {
    serve(router, deps, endpoint, ({ params }, context) =>
      takeMemberStep(deps, params.id, step, sessionOf(context).user),
    );
  }

  serve(router, deps, renewByLink, ({ body }) => renewByToken(deps, body.token));
}

async function present(deps: Deps, id: number) {
  const row = await findAnyListing(deps.database, id);
  if (!row) throw notFound('listing');
  return presentWhole(deps, row);
}
