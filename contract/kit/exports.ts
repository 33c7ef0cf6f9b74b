import { z } from 'zod';

import { defineEndpoint } from './endpoint.ts';

type Listed<Shape extends z.ZodRawShape> = { path: `/${string}`; query: z.ZodObject<Shape, z.core.$strict> };

/**
 * The table behind one of an admin's lists as a CSV file: the same filters, every row. A POST, for it is
 * written into the audit log; the filters travel in the body, where no log sees what was searched for. It
 * asks for the password again, for there are people in nearly all of them.
 */
export function exportOf<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  summary: string,
  { path, query }: Listed<Shape>,
) {
  const { cursor: _cursor, limit: _limit, ...filters } = query.shape;
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
