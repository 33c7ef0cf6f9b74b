import type { ContentState } from '#contract/content.ts';
import { facet } from '#contract/kit/facets.ts';
import { lexemesOf } from '#contract/kit/search-words.ts';
import { readingMinutes, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { nameKey } from '#server/platform/text/name-key.ts';

/** The fields that an admin enters for an article of either kind. */
export interface ContentValues {
  title: string;
  description: string;
  content: string;
  tags: string[];
  isSample: boolean;
  state: ContentState;
  publishedAt: string | null;
}

/** Values that depend on the earlier edition. */
export interface EarlierEdition {
  content: string;
  read_time: number;
  published_at: string | null;
  first_published_at: string | null;
}

/** The search terms of an article for admins: its words without the text, and the filters. */
export function contentLexemes(
  article: { title: string; description: string; tags: string[]; status: ContentState },
  extra: { words: string; topic: string | number },
): string[] {
  const { title, description, tags, status } = article;
  return [
    ...lexemesOf(`${title} ${description} ${tags.join(' ')} ${extra.words}`),
    facet('state', status),
    facet('topic', extra.topic),
  ];
}

/** The columns of a new edition, the version aside. */
export function editionColumns(
  values: ContentValues,
  extra: { words: string; topic: string | number },
  before: EarlierEdition | undefined,
  now: string,
) {
  const content = toSafeHtml(values.content);
  const status = values.state;
  const lexemes = contentLexemes({ ...values, status }, extra);
  return {
    columns: {
      title: values.title,
      title_key: nameKey(values.title),
      description: values.description,
      content,
      // The reading time changes only with the text: that of a sample is fixed.
      read_time: before?.content === content ? before.read_time : readingMinutes(content),
      tags: JSON.stringify(values.tags),
      is_sample: values.isSample ? 1 : 0,
      status,
      ...datesOf(status, values.publishedAt, before, now),
      lexemes: ` ${lexemes.join(' ')} `,
      updated_at: now,
    },
    lexemes,
  };
}

/**
 * The date of publication. Once public, an article keeps its date, whatever its later state; a future date is dropped
 * when the article is no longer scheduled.
 */
export function datesOf(
  status: ContentState,
  wanted: string | null,
  before: Pick<EarlierEdition, 'published_at' | 'first_published_at'> | undefined,
  now: string,
): { published_at: string | null; first_published_at: string | null } {
  const firstUntilNow = before?.first_published_at ?? null;
  const wasThere = firstUntilNow !== null && firstUntilNow <= now;
  const publishedAt = wanted ?? (status === 'draft' ? null : (before?.published_at ?? now));
  const first = wasThere ? firstUntilNow : status === 'published' ? publishedAt : null;
  return { published_at: publishedAt, first_published_at: first };
}
