import type { Router } from 'express';

import type { ParsedInput } from '#contract/kit/endpoint.ts';
import {
  type ExportEndpoint,
  type ExportFormat,
  exportedRecords,
  type SearchExportEndpoint,
} from '#contract/kit/exports.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { readingAside } from '#server/platform/db/reading-aside.ts';
import { sendTable } from '#server/platform/sheets/send-table.ts';
import {
  batchesById,
  batchesOfPages,
  type FileTable,
  type RowsBefore,
  type TableSource,
} from '#server/platform/sheets/table.ts';
import type { Page } from './page.ts';
import { type RequestContext, serve } from './route.ts';
import { type Session, sessionOf } from './session.ts';

interface ExportedTable<Filters, Row> {
  /** The name of the table in the audit log and, in lower case, of the file. */
  title: string;
  columns: FileTable<Row>['columns'];
  /** Up to `limit` rows that match, before an id, newest first. `aside` reads without stopping requests. */
  find: (filters: Filters, page: Parameters<RowsBefore<Row>>[0], aside: Deps) => ReturnType<RowsBefore<Row>>;
}

/** Serves an admin's table as a file and records who exported it with which filters. */
export function serveExport<E extends ExportEndpoint, Row extends { id: number }>(
  router: Router,
  deps: Deps,
  endpoint: E,
  { title, columns, find }: ExportedTable<ParsedInput<E>['body']['filters'], Row>,
): void {
  const aside = readingAside(deps);
  serve<ExportEndpoint>(router, deps, endpoint, async ({ body }, context) => {
    // This endpoint has parsed the filters, which belong to some list; the compiler cannot see that.
    const filters = body.filters as ParsedInput<E>['body']['filters'];
    const source = { ...sourceOf(deps, context, title), filters: asGiven(body.filters) };
    await deps.database.write((trx) =>
      insertAuditEntry(trx, {
        actorId: sessionOf(context).user.id,
        action: 'data.export',
        targetKind: 'table',
        targetId: null,
        target: title,
        note: inWords(source.filters),
        createdAt: source.at.toISOString(),
      }),
    );
    await sendTable(context.res, body.format, {
      filename: datedName(title, source.at),
      columns,
      source,
      batches: batchesById((page) => find(filters, page, aside)),
    });
    return '';
  });
}

interface ExportedSearch<Query, Item> {
  /** The name of the list and, in lower case, of the file. */
  title: string;
  /** The path of the list's page; its filters have the names of the call's. */
  path: string;
  /** What the address of the page has besides the filters of the call. */
  search?: Readonly<Record<string, string>>;
  columns: (item: { path: (path: string) => string }) => FileTable<Item>['columns'];
  /** The filters in words. */
  words: (query: Query) => Promise<TableSource['filters']> | TableSource['filters'];
  /** A page of the list, as its own call answers it. `aside` reads without stopping requests. */
  page: (
    query: Query,
    place: { cursor: string | undefined; limit: number },
    session: Session,
    aside: Deps,
  ) => Promise<Pick<Page<Item>, 'items' | 'nextCursor'>>;
}

/** Serves what a list shows for some filters as a file. */
export function serveSearchExport<E extends SearchExportEndpoint, Item>(
  router: Router,
  deps: Deps,
  endpoint: E,
  { title, path, search = {}, columns, words, page }: ExportedSearch<ParsedInput<E>['query'], Item>,
): void {
  const aside = readingAside(deps);
  serve<SearchExportEndpoint>(router, deps, endpoint, async ({ query }, context) => {
    // This endpoint has parsed the filters, which belong to some list; the compiler cannot see that.
    const filters = query as ParsedInput<E>['query'] & { format: ExportFormat };
    const source = sourceOf(deps, context, title);
    await sendTable(context.res, filters.format, {
      filename: datedName(title, source.at),
      columns: columns({ path: (of) => `${deps.baseUrl()}${of}` }),
      source: {
        ...source,
        address: `${deps.baseUrl()}${path}${searchOf(context, search)}`,
        filters: await words(filters),
        atMost: exportedRecords,
      },
      batches: batchesOfPages((place) => page(filters, place, sessionOf(context), aside), exportedRecords),
    });
    return '';
  });
}

/** Where a caller's file comes from. */
export function sourceOf(deps: Pick<Deps, 'now'>, context: RequestContext, title: string): TableSource {
  const { fullName, username } = sessionOf(context).user;
  return { title, address: null, filters: {}, exportedBy: fullName ?? username, at: deps.now() };
}

/** The name of a file of this day, without its ending. */
export function datedName(name: string, at: Date): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-${at.toISOString().slice(0, 10)}`;
}

/** The filters as the caller sent them: the page of the list reads the same. */
function searchOf({ req }: RequestContext, besides: Readonly<Record<string, string>>): string {
  const given = Object.entries({ ...req.query, ...besides }).filter(
    (entry): entry is [string, string] => entry[0] !== 'format' && typeof entry[1] === 'string',
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function asGiven(filters: object): TableSource['filters'] {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function inWords(filters: TableSource['filters']): string {
  const given = Object.entries(filters);
  return given.length === 0 ? 'Everything' : given.map(([name, value]) => `${name}: ${value}`).join(', ');
}
