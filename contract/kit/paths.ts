import { accountPages } from '#contract/kit/pages/accounts.ts';
import { adminPages } from '#contract/kit/pages/admin.ts';
import type { PageEntry, PageMeta } from '#contract/kit/pages/entry.ts';
import { networkPages } from '#contract/kit/pages/network.ts';
import { ownPages } from '#contract/kit/pages/own.ts';
import { publicPages } from '#contract/kit/pages/public.ts';
import { readingPages } from '#contract/kit/pages/reading.ts';
import type { Site } from '#contract/site.ts';
import { fillPath } from './endpoint.ts';

export type { PageMeta } from '#contract/kit/pages/entry.ts';

const pages = { ...publicPages, ...readingPages, ...accountPages, ...networkPages, ...ownPages, ...adminPages };
type Pages = typeof pages;
type Page = Pages[keyof Pages];
type OfVisitorsAndUsers = Exclude<keyof Pages, keyof typeof adminPages>;
/** The names of the pages whose title needs no record and that show no description; those of admins are all described alike. */
export type TitledPage = {
  [Name in OfVisitorsAndUsers]: Pages[Name] extends { title: string }
    ? Pages[Name] extends { description: string }
      ? never
      : Name
    : never;
}[OfVisitorsAndUsers];

/** The path of every page, as the router knows it. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  [Name in keyof Pages]: Pages[Name]['path'];
};

/**
 * The pages whose title needs no record, by path. The server writes title and description into the HTML for link
 * previews and search engines; the renderer uses the same titles.
 */
export const staticPages = Object.fromEntries(
  Object.values<PageEntry>(pages).flatMap(({ path, ...meta }) => (meta.title === undefined ? [] : [[path, meta]])),
) as Record<Extract<Page, PageMeta>['path'], PageMeta>;

/** The tab title of a page: its own title, then the product; on the home page the product and its tagline. */
export function fullTitle(title: string, site: Pick<Site, 'productName' | 'tagline'>): string {
  if (title === staticPages[paths.home].title) return `${site.productName}: ${site.tagline}`;
  return `${title} | ${site.productName}`;
}

type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? { [N in Name]: string | number } & ParamsOf<`/${Others}`>
    : { [N in Rest]: string | number }
  : unknown;

/** The page of one record: `pathTo(paths.company, { id: 7 })` is `/network/companies/7`. */
export function pathTo<Path extends (typeof paths)[keyof typeof paths]>(path: Path, params: ParamsOf<Path>): string {
  return fillPath(path, params as Record<string, string | number>);
}
