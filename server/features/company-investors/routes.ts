import type { Router } from 'express';

import {
  agreeOnInvestor,
  type CompanyInvestor,
  listCompanyInvestors,
  listInvestments,
  removeInvestor,
} from '#contract/company-investors.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItemsOf } from '#server/platform/records/records.ts';
import { agree, end, findPair, findSide, speaksForCompany } from './service.ts';
import { countInvestments, findInvestments, findInvestors, refOf } from './store.ts';

/** Which members and companies the investors of companies are, confirmed by both sides (rule company-investors). */
export function companyInvestorRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listCompanyInvestors, async ({ params: { id } }, { session }) => {
    const viewer = session?.user;
    const company = await findSide(deps, { kind: 'company', id }, viewer?.id ?? null);
    const rows = (await findInvestors(deps.database, id, viewer?.id ?? null)).map((row) => {
      const { kind, id: itemId } = refOf(row);
      return { ...row, kind, item_id: itemId };
    });
    // Records that are not public are missing here.
    const itemOf = await findItemsOf(deps, rows, viewer?.id ?? null, deps.now());
    const all = rows.flatMap((row): CompanyInvestor[] => {
      const item = itemOf(row);
      if (!item?.path) return [];
      const { name, kind, item_id: itemId, agreement } = row;
      const isOwn = viewer !== undefined && item.ownerId === viewer.id;
      return [{ name, kind, id: itemId, title: item.title, path: item.path, agreedBy: agreement, isOwn }];
    });
    const isCompany = viewer !== undefined && speaksForCompany(viewer, company);
    return {
      items: all.filter(({ agreedBy }) => agreedBy === 'both'),
      waiting: all.filter(({ agreedBy, isOwn }) => agreedBy !== 'both' && (isCompany || isOwn)),
    };
  });

  serve(router, deps, agreeOnInvestor, async ({ params: { id, kind, investorId }, body: { name } }, context) => {
    const { user } = sessionOf(context);
    const pair = await findPair(context.deps, id, { kind, id: investorId }, user.id);
    return { agreedBy: await agree(context.deps, user, pair, name) };
  });

  serve(router, deps, removeInvestor, async ({ params: { id, kind, investorId } }, context) => {
    const { user } = sessionOf(context);
    await end(context.deps, user, id, { kind, id: investorId });
    return { agreedBy: null };
  });

  serve(router, deps, listInvestments, async ({ params, query }, { session }) => {
    const { ownerId } = await findSide(deps, params, session?.user.id ?? null);
    const isOwn = session !== null && ownerId === session.user.id;
    const limit = query.limit ?? defaultPageSize;
    return onePage({
      rows: await findInvestments(deps.database, params, {
        isOwn,
        before: decodeIdCursor(query.cursor),
        limit: limit + 1,
      }),
      limit,
      total: await countInvestments(deps.database, params, { isOwn }),
      present: ({ company_id: id, company: name, rounds, agreement, since }) => ({
        company: { id, name, path: pathTo(paths.company, { id }) },
        rounds,
        agreedBy: agreement,
        since,
      }),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });
}
