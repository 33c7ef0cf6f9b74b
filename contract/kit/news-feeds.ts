import { z } from 'zod';

import { defineEndpoint, type FileType } from './endpoint.ts';

/** The formats of news feeds, as feed readers know them. */
export const newsFormats = {
  atom: { label: 'Atom', type: 'application/atom+xml' },
  rss: { label: 'RSS', type: 'application/rss+xml' },
} as const satisfies Record<string, { label: string; type: FileType }>;
export type NewsFormat = keyof typeof newsFormats;

/** The most records in a news feed (rule news-feeds). */
export const newsFeedEntries = 50;

/** The newest records that a list shows for these filters, for feed readers: anybody may subscribe to them. */
export function newsFeedOf<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  summary: string,
  { path, filters }: { path: `/${string}`; filters: Shape },
) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${path}/feed`,
    summary,
    access: 'everyone',
    query: z.strictObject({
      ...filters,
      format: z.enum(['atom', 'rss'], 'Please choose Atom or RSS').default('atom'),
    }),
    response: z.string(),
    contentType: [newsFormats.atom.type, newsFormats.rss.type],
  });
}

/** An endpoint made by `newsFeedOf`. */
export type NewsFeedEndpoint = ReturnType<typeof newsFeedOf>;
