import { z } from 'zod';

/** The maximum lengths of an item's texts; feeds contain whole articles. */
export const itemBounds = { title: 300, summary: 400, link: 2000 } as const;

/** The most items that one reading takes over. */
export const maxItems = 100;

/** An item of a feed in its stored form: plain texts, a complete web address, and a time or none. */
export const parsedItem = z.object({
  /** The item's id in the feed, or its link. */
  guid: z.string(),
  title: z.string().min(1),
  link: z.string(),
  summary: z.string(),
  publishedAt: z.iso.datetime().nullable(),
});
export type ParsedItem = z.infer<typeof parsedItem>;
