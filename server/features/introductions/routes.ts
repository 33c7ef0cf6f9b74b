import type { Router } from 'express';

import type { CurrentUser } from '#contract/accounts.ts';
import {
  acceptIntroduction,
  adminListIntroductions,
  createIntroduction,
  declineIntroduction,
  exportIntroductions,
  extendIntroduction,
  findIntroductionTargets,
  getIntroduction,
  getIntroductionTarget,
  introduceParties,
  introductionStatuses,
  listIntroductions,
  quoteIntroduction,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { quoteFor } from './charges.ts';
import { accept, decline, extend, introduce, withdraw } from './decisions.ts';
import { expireOverdue } from './expiry.ts';
import { findPartyIds } from './parties.ts';
import { presentDetail, presentForTeam, presentIntroduction, presentTarget } from './presenter.ts';
import { isProfessional, request, send } from './requests.ts';
import {
  countIntroductions,
  findIntroduction,
  findIntroductions,
  findTrail,
  findTrails,
  type IntroductionFilter,
} from './store.ts';
import { surroundingsOf } from './surroundings.ts';
import { findConnectedAnswerer, findTarget, searchTargets } from './targets.ts';

/** The number of records of each kind that the picker offers. */
const targetsShown = 5;

/** Warm introductions (rule introduction-steps). */
export function introductionRoutes(router: Router, deps: Deps): void {
  serve(router, deps, findIntroductionTargets, async ({ query }) => {
    if (!query.search) return [];
    return searchTargets(deps, query.search, targetsShown);
  });

  serve(router, deps, getIntroductionTarget, async ({ params }, { session }) => {
    const viewerId = session?.user.id ?? null;
    const target = await findTarget(deps, params.kind, params.id, viewerId);
    if (!target) throw notFound(params.kind);
    const connectedId = await findConnectedAnswerer(deps, target, viewerId);
    return { ...presentTarget(target), connectedId };
  });

  serve(router, deps, quoteIntroduction, async (_input, context) => {
    const { user } = sessionOf(context);
    await expireOverdue(deps, user.id);
    return quoteFor(deps.database, user.id, isProfessional(user), deps.now());
  });

  serve(router, deps, createIntroduction, (input, context) => request(context.deps, input, context.session));

  serve(router, deps, listIntroductions, ({ query }, context) => {
    const { user } = sessionOf(context);
    const filter = query.box === 'received' ? { recipientId: user.id } : { requesterId: user.id };
    return pageOf(deps, filter, query, user, presentIntroduction);
  });

  serve(router, deps, getIntroduction, ({ params }, context) => detailOf(deps, params.id, sessionOf(context).user));

  serve(router, deps, sendIntroduction, async ({ params, body }, context) => {
    const { user } = sessionOf(context);
    await send(deps, params.id, body.quotedCents, user);
    return detailOf(deps, params.id, user);
  });

  serve(router, deps, acceptIntroduction, async ({ params }, context) => {
    const { user } = sessionOf(context);
    await accept(context.deps, params.id, user);
    return detailOf(context.deps, params.id, user);
  });

  serve(router, deps, declineIntroduction, async ({ params, body }, context) => {
    const { user } = sessionOf(context);
    await decline(context.deps, params.id, body, user);
    return detailOf(context.deps, params.id, user);
  });

  serve(router, deps, withdrawIntroduction, async ({ params }, context) => {
    const { user } = sessionOf(context);
    await withdraw(deps, params.id, user);
    return detailOf(deps, params.id, user);
  });

  serve(router, deps, adminListIntroductions, async ({ query }, context) => {
    const memberIds = query.search ? await findPartyIds(deps.database, query.search) : undefined;
    const filter = { status: query.status, memberIds };
    const { user } = sessionOf(context);
    const page = await pageOf(deps, filter, query, user, (row, around) => ({ row, around }));
    const trails = await findTrails(
      deps.database,
      page.items.map(({ row }) => row.id),
    );
    const trailOf = Map.groupBy(trails, (entry) => entry.introduction_id);
    const items = page.items.map(({ row, around }) => presentForTeam(row, around, trailOf.get(row.id) ?? [], user));
    return { ...page, items };
  });

  serveExport(router, deps, exportIntroductions, {
    title: 'Introductions',
    find: async ({ status, search }, { before, limit }, { database }) => {
      const memberIds = search ? await findPartyIds(database, search) : undefined;
      return findIntroductions(database, { status, memberIds }, before, limit);
    },
    columns: {
      Number: ({ id }) => id,
      Asked: ({ created_at }) => time(created_at),
      State: ({ status }) => introductionStatuses[status],
      'Asked by': ({ name }) => name,
      Email: ({ email }) => email,
      Organization: ({ organization }) => organization,
      Role: ({ role }) => role,
      'Whom it is about': ({ target_title }) => target_title,
      Recipient: (row) => row.recipient_full_name ?? row.recipient_username ?? row.contact_name,
      Reason: ({ reason }) => reason,
      Sent: ({ sent_at }) => time(sent_at),
      'Open until': ({ expires_at }) => time(expires_at),
      'Declined because': ({ decline_reason }) => decline_reason,
    },
  });

  serve(router, deps, extendIntroduction, async ({ params }, context) => {
    const { user } = sessionOf(context);
    await extend(deps, params.id, user);
    return detailOf(deps, params.id, user);
  });

  serve(router, deps, introduceParties, async (input, context) => {
    const { user } = sessionOf(context);
    await introduce(deps, input, user);
    return detailOf(deps, input.params.id, user);
  });
}

async function detailOf(deps: Deps, id: number, user: CurrentUser) {
  const row = await findIntroduction(deps.database, id);
  if (!row) throw notFound('introduction');
  const [around, trail] = await Promise.all([surroundingsOf(deps, [row], user.id), findTrail(deps.database, id)]);
  return presentDetail(row, around(row), trail, user);
}

async function pageOf<Item>(
  deps: Deps,
  filter: IntroductionFilter,
  query: { cursor?: string | undefined; limit?: number | undefined },
  user: CurrentUser,
  present: (row: Row, around: ReturnType<Around>, user: CurrentUser) => Item,
) {
  const limit = query.limit ?? defaultPageSize;
  const [rows, total] = await Promise.all([
    findIntroductions(deps.database, filter, decodeIdCursor(query.cursor), limit + 1),
    countIntroductions(deps.database, filter),
  ]);
  const around = await surroundingsOf(deps, rows, user.id);
  return onePage({
    rows,
    limit,
    total,
    present: (row) => present(row, around(row), user),
    cursorOf: ({ id }) => encodeIdCursor(id),
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findIntroduction>>>;
type Around = Awaited<ReturnType<typeof surroundingsOf>>;
