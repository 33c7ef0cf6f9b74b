import { sectorOf } from '#contract/focus-areas-sectors.ts';
import { lexemesOf } from '#contract/kit/search-words.ts';
import { type ArticleRow, findArticles } from '#server/features/articles/index.ts';
import { findArea, presentSector } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FullCompanyRow } from './store.ts';

/** How many articles fit side by side. */
const shown = 3;

/** Words that do not tell the subject of a text; shorter words are left out anyway. */
const common = new Set(
  lexemesOf(
    'about after against around been before between both company companies could each first from have into more most network other over sample than that their them then there these they this through under until used what when where which while whose with within without year years works work makes make made small large since site sites build builds built',
  ),
);

/**
 * Articles about the company's field: from its focus area, those that share the most words with its name, focus area
 * and description, newest first among ties. If the network has no such focus area, from all areas. Articles without a
 * shared word are left out.
 */
export async function findRelatedArticles(
  database: Database,
  company: FullCompanyRow,
  now: Date,
): Promise<ArticleRow[]> {
  const { area } = sectorOf(company.sector);
  const focusArea = area && (await findArea(database, 'slug', area));
  const words = new Set(telling(`${presentSector(company).title} ${company.name} ${company.description}`));
  const scored = (await findArticles(database, focusArea ? focusArea.id : undefined, now)).map((article) => ({
    article,
    score: telling(`${article.title} ${article.description}`).filter((word) => words.has(word)).length,
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ article }) => article);
}

function telling(text: string): string[] {
  return lexemesOf(text).filter((word) => word.length > 3 && !common.has(word));
}
