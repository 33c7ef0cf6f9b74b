import type { Router } from 'express';

import {
  companyTechnologyBounds,
  linkTechnology,
  listLinkedTechnologies,
  listOwnTechnologyCompanies,
  listTechnologyCompanies,
  technologyUses,
  unlinkTechnology,
} from '#contract/company-technologies.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { technologyPath } from '#contract/technologies.ts';
import type { Deps } from '#server/deps.ts';
import { noteCompanyEdit } from '#server/platform/audit/unless-own.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { type Session, sessionOf } from '#server/platform/http/session.ts';
import { type OwnedCompany, requireOwner } from '#server/platform/records/ownership.ts';
import { findItem } from '#server/platform/records/records.ts';
import {
  countCompaniesOf,
  countOthers,
  findCompaniesOf,
  findLinkedTechnologies,
  findOwnCompanies,
  isOwnTechnology,
  removeUse,
  setUse,
} from './store.ts';

/** The technologies that companies use or develop (rule company-technologies). */
export function companyTechnologyRoutes(router: Router, deps: Deps): void {
  const { database } = deps;
  const noteEdit = (trx: Transaction, session: Session, company: OwnedCompany, note: string) =>
    noteCompanyEdit(trx, session, company, { note, at: deps.now() });
  const withPath = <Row extends { id: number }>(row: Row) => ({ ...row, path: pathTo(paths.company, { id: row.id }) });

  serve(router, deps, listLinkedTechnologies, async ({ params: { id } }, { session }) => {
    await findItem(deps, 'company', id, session?.user.id ?? null, deps.now());
    const rows = await findLinkedTechnologies(database, id);
    return { items: rows.map((row) => ({ ...row, path: technologyPath(row.id) })) };
  });

  serve(router, deps, listTechnologyCompanies, async ({ params: { id }, query }, { session }) => {
    await findItem(deps, 'technology', id, session?.user.id ?? null, deps.now());
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    return onePage({
      rows: await findCompaniesOf(database, id, { before, limit: limit + 1 }),
      limit,
      total: await countCompaniesOf(database, id),
      present: withPath,
      cursorOf: (row) => encodeIdCursor(row.id),
    });
  });

  serve(router, deps, listOwnTechnologyCompanies, async ({ params: { id } }, context) => {
    const { user } = sessionOf(context);
    await findItem(deps, 'technology', id, user.id, deps.now());
    return { items: (await findOwnCompanies(database, user.id, id)).map(withPath) };
  });

  serve(router, deps, linkTechnology, async ({ params: { id, technologyId }, body: { use } }, context) => {
    const session = sessionOf(context);
    await context.deps.database.write(async (trx) => {
      // Locks the company: two at once would each count too few. And the technology: it may be deleted meanwhile.
      const company = await requireOwner(trx, session, id);
      await lockRow(database, trx, 'technologies', technologyId);
      const within = { ...deps, database: { db: trx } };
      const { title } = await findItem(within, 'technology', technologyId, session.user.id, deps.now());
      if (await isOwnTechnology(trx, id, technologyId)) {
        throw new HttpError('conflict', 'This technology already belongs to the company.');
      }
      if ((await countOthers(trx, id, technologyId)) >= companyTechnologyBounds.perCompany) {
        const { perCompany } = companyTechnologyBounds;
        throw new HttpError('conflict', `A company can name at most ${perCompany} technologies.`);
      }
      await setUse(trx, id, technologyId, use);
      await noteEdit(trx, session, company, `Said of “${title}”: ${technologyUses[use].toLowerCase()}`);
    });
    return { isLinked: true as const };
  });

  serve(router, deps, unlinkTechnology, async ({ params: { id, technologyId } }, context) => {
    const session = sessionOf(context);
    await context.deps.database.write(async (trx) => {
      const company = await requireOwner(trx, session, id);
      const removed = await removeUse(trx, id, technologyId);
      if (removed !== undefined) await noteEdit(trx, session, company, `Took the technology “${removed}” off`);
    });
    return { isLinked: false as const };
  });
}
