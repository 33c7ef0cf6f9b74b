import { type DescribedPage, describedPages } from '#contract/kit/page-descriptions.ts';
import { paths } from '#contract/kit/paths.ts';
import type { Entry } from './recent.ts';

/** Pages within a process, which no one searches by name. */
const leftOut = new Set<string>([paths.resetPassword, paths.newsletterConfirm, paths.newsletterUnsubscribe]);

const pages: readonly Entry[] = Object.entries(describedPages)
  .filter(([path]) => !leftOut.has(path))
  .map(([path, { title, description }]: [string, DescribedPage]) => ({
    title: path === paths.home ? 'Home' : title,
    detail: description,
    path,
  }));

/** The pages with a word in the title that begins with the query, or with the query in the description. */
export function matchingPages(typed: string, limit: number): Entry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const byTitle = pages.filter(({ title }) => ` ${title.toLowerCase()}`.includes(` ${wanted}`));
  const byText = pages.filter(
    (page) => wanted.length > 2 && !byTitle.includes(page) && page.detail.toLowerCase().includes(wanted),
  );
  return [...byTitle, ...byText].slice(0, limit);
}

/** Offered before anything is typed. */
export const suggestedPages: readonly Entry[] = [paths.listings, paths.media, paths.events, paths.researchHub].flatMap(
  (path) => pages.filter((page) => page.path === path),
);
