import { z } from 'zod';

import { defineEndpoint } from './endpoint.ts';

type Listed<Shape extends z.ZodRawShape> = { path: `/${string}`; query: z.ZodObject<Shape, z.core.$strict> };

/**
 * The table behind an admin's list as a CSV file: the same filters, all rows, newest first. A POST because the audit
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
    body: z.strictObject({ filters: z.strictObject(filters) }),
    response: z.string(),
    contentType: 'text/csv',
    needsConfirmation: true,
    rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
  });
}

/** An endpoint made by `exportOf`. */
export type ExportEndpoint = ReturnType<typeof exportOf>;
