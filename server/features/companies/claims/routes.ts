import type { Router } from 'express';

import {
  type ClaimForDecision,
  decideClaim,
  exportClaims,
  listClaims,
  requestClaim,
} from '#contract/companies-claims.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { findCompany } from '../store.ts';
import { approveClaim, declineClaim } from './decisions.ts';
import { countClaims, findClaims, insertClaim } from './store.ts';

/** Claims to companies: made by members, decided by admins (rule claims). */
export function claimRoutes(router: Router, deps: Deps): void {
  serve(router, deps, requestClaim, async ({ params, body }, context) => {
    const userId = sessionOf(context).user.id;
    const company = await findCompany(deps.database, params.id);
    if (!company) throw notFound('company');
    if (company.owner_id !== null) throw new HttpError('conflict', 'This company has already been claimed.');
    const claim = await deps.database.write((trx) =>
      insertClaim(trx, {
        companyId: params.id,
        userId,
        role: body.role,
        workEmail: body.workEmail,
        proof: body.proof,
        link: body.link ?? null,
        createdAt: deps.now().toISOString(),
      }),
    );
    if (!claim) throw new HttpError('conflict', 'Your claim to this company is already waiting for a decision.');
    return claim;
  });

  serve(router, deps, listClaims, async ({ query: { status, cursor, limit = defaultPageSize } }) => {
    const [rows, total] = await Promise.all([
      findClaims(deps.database, status, { before: decodeIdCursor(cursor), limit: limit + 1 }),
      countClaims(deps.database, status),
    ]);
    return onePage({ rows, limit, total, present: presentForDecision, cursorOf: ({ id }) => encodeIdCursor(id) });
  });

  serveExport(router, deps, exportClaims, {
    title: 'Company claims',
    find: ({ status }, page, { database }) => findClaims(database, status, page),
    columns: {
      Number: ({ id }) => id,
      Asked: ({ created_at }) => time(created_at),
      Company: ({ company_name }) => company_name,
      'Company (number)': ({ company_id }) => company_id,
      Member: ({ username }) => username,
      Email: ({ email }) => email,
      Role: ({ role }) => role,
      'Work email': ({ work_email }) => work_email,
      Proof: ({ proof }) => proof,
      Link: ({ link }) => link,
      Status: ({ status }) => status,
      Decided: ({ decided_at }) => time(decided_at),
      Reason: ({ reason }) => reason,
    },
  });

  serve(router, deps, decideClaim, async ({ params, body }, context) => {
    const decidedBy = sessionOf(context).user.id;
    const claim = await deps.database.write((trx) =>
      body.decision === 'approve'
        ? approveClaim(deps, trx, params.id, decidedBy)
        : declineClaim(deps, trx, params.id, { decidedBy, reason: body.reason ?? '' }),
    );
    if (!claim) throw notFound('open claim');
    deps.mail.wake();
    return claim;
  });
}

function presentForDecision(row: Awaited<ReturnType<typeof findClaims>>[number]): ClaimForDecision {
  return {
    id: row.id,
    companyId: row.company_id,
    status: row.status,
    createdAt: row.created_at,
    companyName: row.company_name,
    claimant: {
      id: row.user_id,
      name: row.full_name ?? row.username,
      email: row.email,
      isEmailConfirmed: row.email_confirmed_at !== null,
      hasProfile: row.has_profile === 1,
    },
    role: row.role,
    workEmail: row.work_email,
    proof: row.proof,
    link: row.link,
    reason: row.reason,
  };
}
