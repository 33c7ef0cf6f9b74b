import type { Selectable } from 'kysely';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ParsedResearchInput } from '#contract/research-admin.ts';
import { addContent, type ContentKind, editionColumns } from '#server/features/content/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ResearchArticlesTable } from '#server/platform/db/tables/content.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { hasSlug } from './admin-store.ts';

/** The columns that only research articles have. */
export type OwnColumns = Pick<Selectable<ResearchArticlesTable>, 'slug' | 'category' | 'type' | 'is_premium' | 'route'>;

/** Path of a research article's own page. */
export function pathOf(slug: string): string {
  return pathTo(paths.researchArticle, { slug });
}

/** Whether an article has ever been public: from then on its address cannot change. */
export function isSlugFixed({ first_published_at: at }: { first_published_at: string | null }, now: string): boolean {
  return at !== null && at <= now;
}

/** Research articles as admins write them. */
export const researchKind: ContentKind<OwnColumns, ParsedResearchInput> = {
  table: 'research_articles',
  document: 'research',
  noun: 'research article',
  async ownColumns(trx, { slug, category, type, isPremium }, before, now) {
    if (before && before.slug !== slug && isSlugFixed(before, now)) {
      throw refused('The address of an article that has been published stays as it is');
    }
    if (slug !== before?.slug && (await hasSlug(trx, slug))) throw taken();
    // Articles that link to a technology's page keep that link.
    const leadsElsewhere = before && before.route !== pathOf(before.slug);
    const route = leadsElsewhere ? before.route : pathOf(slug);
    return { slug, category, type, is_premium: isPremium ? 1 : 0, route };
  },
  found: (own) => ({ words: `${own.type} ${own.slug}`, topic: own.category }),
  // Without the text: a search must not reveal the content of a premium article.
  publicWords: (row) => row.type,
  taken,
};

function taken(): HttpError {
  return refused('An article with this address already exists');
}

function refused(sentence: string): HttpError {
  return new HttpError('conflict', sentence, { slug: sentence });
}

export interface NewResearchArticle extends OwnColumns {
  title: string;
  description: string;
  image_url: string | null;
  /** In minutes. */
  read_time: number;
  content: string;
  publishedAt: string;
}

/** Adds a published sample article together with what it is found by. */
export async function insertResearchArticle(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  { slug, category, type, is_premium, route, image_url, read_time, ...article }: NewResearchArticle,
): Promise<void> {
  const own = { slug, category, type, is_premium, route };
  const values = { ...article, tags: [], isSample: true, state: 'published' as const };
  const { publishedAt: at } = article;
  const { columns, lexemes } = editionColumns(values, researchKind.found(own), undefined, at);
  await addContent(database, trx, researchKind, { ...columns, ...own, image_url, read_time, created_at: at }, lexemes);
}
