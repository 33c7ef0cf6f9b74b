import type { Router } from 'express';

import type { ParsedInput } from '#contract/kit/endpoint.ts';
import type { ExportEndpoint } from '#contract/kit/exports.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { type CsvTable, sendCsv } from './csv.ts';
import { serve } from './route.ts';
import { sessionOf } from './session.ts';

interface ExportedTable<Filters, Row> {
  /** The name of the table in the audit log and, in lower case, of the file. */
  title: string;
  columns: CsvTable<Row>['columns'];
  /** Up to `limit` rows that match, before an id, newest first. */
  find: (filters: Filters, page: { before: number | undefined; limit: number }) => Promise<readonly Row[]>;
}

/** Serves an admin's table as a file and records who exported it with which filters. */
export function serveExport<E extends ExportEndpoint, Row extends { id: number }>(
  router: Router,
  deps: Deps,
  endpoint: E,
  { title, columns, find }: ExportedTable<ParsedInput<E>['body']['filters'], Row>,
): void {
  serve<ExportEndpoint>(router, deps, endpoint, async ({ body }, context) => {
    // This endpoint has parsed the filters, which belong to some list; the compiler cannot see that.
    const filters = body.filters as ParsedInput<E>['body']['filters'];
    const now = deps.now().toISOString();
    await deps.database.write((trx) =>
      insertAuditEntry(trx, {
        actorId: sessionOf(context).user.id,
        action: 'data.export',
        targetKind: 'table',
        targetId: null,
        target: title,
        note: inWords(body.filters),
        createdAt: now,
      }),
    );
    await sendCsv(context.res, {
      filename: `${title.toLowerCase().replaceAll(' ', '-')}-${now.slice(0, 10)}.csv`,
      columns,
      next: (page) => find(filters, page),
    });
    return '';
  });
}

function inWords(filters: object): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return given.length === 0 ? 'Everything' : given.map(([name, value]) => `${name}: ${String(value)}`).join(', ');
}
