import { type PageMeta, staticPages } from '#contract/pages.ts';
import type { Entry } from './recent.ts';

/** Steps of a task, which nobody looks for by name. */
const leftOut = new Set(['/reset-password', '/newsletter/confirm', '/newsletter/unsubscribe']);

const pages: readonly Entry[] = Object.entries(staticPages)
  .filter(([path]) => !leftOut.has(path))
  .map(([path, { title, description }]: [string, PageMeta]) => ({
    title: path === '/' ? 'Home' : title,
    detail: description,
    path,
  }));

/** The pages whose title has a word that begins with what was typed, or whose description holds it. */
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
export const suggestedPages: readonly Entry[] = ['/network/listings', '/media', '/events', '/research-hub'].flatMap(
  (path) => pages.filter((page) => page.path === path),
);
