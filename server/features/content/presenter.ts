import type { ContentRow, ContentStanding, ContentState } from '#contract/content.ts';
import { encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type ListedEdition, placeOf } from './list-store.ts';
import type { listContent } from './service.ts';

/** The state of a record at this moment. */
export function standingOf(
  { status, published_at: at }: { status: ContentState; published_at: string | null },
  now: Date,
): ContentStanding {
  return status === 'published' && at !== null && at > now.toISOString() ? 'scheduled' : status;
}

/** A row of the admin's lists with its topic and page. */
export function presentRow(row: ListedEdition, extra: { topic: string; path: string }, now: Date): ContentRow {
  return {
    id: row.id,
    title: row.title,
    ...extra,
    standing: standingOf(row, now),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** A page of the admin's lists. */
export function presentPage(
  { rows, total, limit, sort }: Awaited<ReturnType<typeof listContent>>,
  present: (row: ListedEdition) => ContentRow,
) {
  const cursorOf = (row: ListedEdition) => encodeKeyCursor(sort, placeOf(row, sort), row.id);
  return onePage({ rows, limit, total, present, cursorOf });
}

/** The data that all editors show, and the fields of both kinds; `content` is stored HTML. */
export function presentEdition(
  row: ListedEdition & { read_time: number; description: string; content: string; tags: string; is_sample: number },
  now: Date,
) {
  return {
    head: {
      id: row.id,
      version: row.version,
      standing: standingOf(row, now),
      readTime: row.read_time,
      updatedAt: row.updated_at,
    },
    values: {
      title: row.title,
      description: row.description,
      content: row.content,
      // The contract parsed this JSON before it was stored.
      tags: JSON.parse(row.tags) as string[],
      isSample: row.is_sample === 1,
      state: row.status,
      publishedAt: row.published_at,
    },
  };
}
