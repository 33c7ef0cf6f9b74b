import type { Role } from '#contract/kit/access.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { ResearchArticle, ResearchSummary } from '#contract/research.ts';
import { openingOf } from '#server/platform/rich-text/rich-text.ts';
import { monthInWords } from '#server/platform/text/words.ts';
import type { FullResearchRow, ResearchRow } from './store.ts';

/** The number of paragraphs of a premium article that everyone may read. */
export const openingParagraphs = 2;

/** A row as a card shows it. */
export function presentSummary(row: ResearchRow): ResearchSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    category: row.category,
    type: row.type,
    imageUrl: row.image_url,
    date: monthInWords(row.published_at),
    readTime: row.read_time,
    isPremium: row.is_premium === 1,
    route: row.route,
  };
}

/**
 * A row as its own page shows it to a caller of this role. Content that the caller is not entitled to is cut here and
 * never leaves the server (product rule: premium articles in full for professionals and admins).
 */
export function presentResearchArticle(row: FullResearchRow, role: Role): ResearchArticle {
  const isComplete = row.is_premium === 0 || gives('premiumResearch', role);
  return {
    ...presentSummary(row),
    content: readableContent(row, gives('premiumResearch', role)),
    isComplete,
    // The contract parsed this JSON before it was stored.
    tags: JSON.parse(row.tags) as string[],
    isSample: row.is_sample === 1,
  };
}

/** The stored HTML of an article as far as a reader may have it. */
export function readableContent(
  { is_premium: isPremium, content }: Pick<FullResearchRow, 'is_premium' | 'content'>,
  readsPremium: boolean,
): string {
  return isPremium === 0 || readsPremium ? content : openingOf(content, openingParagraphs);
}
