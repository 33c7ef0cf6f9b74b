import type { Article, ArticleSummary } from '#contract/articles.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ArticleRow, FullArticleRow } from './store.ts';

/** A row as a card shows it. */
export function presentSummary(row: ArticleRow): ArticleSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: row.image_url,
    focus: row.focus_area_title,
    focusSlug: row.focus_area_slug,
    date: row.published_at,
    url: pathTo(paths.article, { id: row.id }),
    author: row.author,
    readTime: row.read_time,
  };
}

/** A row as its own page shows it. */
export function presentArticle(row: FullArticleRow, related: ArticleRow[]): Article {
  return {
    ...presentSummary(row),
    content: row.content,
    // The contract parsed this JSON before it was stored.
    tags: JSON.parse(row.tags) as string[],
    isSample: row.is_sample === 1,
    related: related.map(presentSummary),
  };
}
