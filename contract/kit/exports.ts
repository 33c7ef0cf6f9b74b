import { z } from 'zod';

import { defineEndpoint, type FileType, type RateLimit, workbookType } from './endpoint.ts';

/** The formats in which tables leave, by their file's ending: the words of the menu, and the content type. */
export const exportFormats = {
  csv: { label: 'CSV', type: 'text/csv' },
  xlsx: { label: 'Excel', type: workbookType },
} as const satisfies Record<string, { label: string; type: FileType }>;
export type ExportFormat = keyof typeof exportFormats;

export const exportFormat = z.enum(['csv', 'xlsx'], 'Please choose CSV or Excel');
const csvByDefault = exportFormat.default('csv');

/** The content types of a table's file. */
export const exportTypes = [exportFormats.csv.type, exportFormats.xlsx.type] as const;

/** The most records in the file of a search (rule exports). */
export const exportedRecords = 10_000;

const memberLimits: readonly RateLimit[] = [{ by: 'account', limit: 60, windowSeconds: 3600 }];

type Listed<Shape extends z.ZodRawShape> = { path: `/${string}`; query: z.ZodObject<Shape, z.core.$strict> };

/**
 * The table behind an admin's list as a file: the same filters, all rows, newest first. A POST because the audit
 * log records it; the filters are in the body so that no access log sees the search words. It asks for the password
 * again, because most exports contain personal data.
 */
export function exportOf<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  summary: string,
  { path, query }: Listed<Shape>,
) {
  const { cursor: _cursor, limit: _limit, sort: _sort, ...filters } = query.shape;
  return defineEndpoint({
    name,
    method: 'POST',
    path: `${path}/export`,
    summary,
    access: 'admin',
    body: z.strictObject({ filters: z.strictObject(filters), format: csvByDefault }),
    response: z.string(),
    contentType: exportTypes,
    needsConfirmation: true,
    rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
  });
}

/** An endpoint made by `exportOf`. */
export type ExportEndpoint = ReturnType<typeof exportOf>;

/** What a list shows for these filters as a file, for members: its first 10,000 records, in the order of the list. */
export function searchExportOf<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  summary: string,
  { path, filters }: { path: `/${string}`; filters: Shape },
) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${path}/export`,
    summary,
    access: 'member',
    query: z.strictObject({ ...filters, format: csvByDefault }),
    response: z.string(),
    contentType: exportTypes,
    rateLimits: memberLimits,
  });
}

/** An endpoint made by `searchExportOf`. */
export type SearchExportEndpoint = ReturnType<typeof searchExportOf>;

/** A member's own table as a file. */
export const memberExport = {
  query: z.strictObject({ format: csvByDefault }),
  response: z.string(),
  contentType: exportTypes,
  rateLimits: memberLimits,
} as const;
