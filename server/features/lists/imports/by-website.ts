import { searchQuery } from '#contract/kit/search-words.ts';
import type { ImportRow } from '#contract/lists-imports.ts';
import { importBounds } from '#contract/lists-imports.ts';
import type { Deps } from '#server/deps.ts';
import { findItems, searchedKind } from '#server/platform/records/records.ts';
import { siteFacet, websiteHost } from '#server/platform/search/website.ts';
import type { Found } from './match-rows.ts';

/** The path of an address of ours, such as those of our own exports; `null` for other sites. */
export function ownPathOf(deps: Pick<Deps, 'baseUrl'>, address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url && url.origin === URL.parse(deps.baseUrl())?.origin ? url.pathname.replace(/\/$/, '') : null;
}

/** Companies whose website is on the same host. */
export async function foundByWebsite(deps: Deps, viewerId: number, { website, kind }: ImportRow): Promise<Found[]> {
  const host = websiteHost(website);
  const query = host === null ? null : searchQuery(undefined, [siteFacet(host)]);
  if (query === null || (kind !== undefined && kind !== 'company')) return [];
  const now = deps.now();
  const hits = await searchedKind(deps, 'company').find(deps.database, query, importBounds.candidates, now);
  const ids = hits.map(({ id }) => id);
  const seen = await findItems(deps, 'company', ids, viewerId, now);
  return ids.flatMap((id) => {
    const item = seen.get(id);
    return item ? [{ kind: 'company' as const, id, title: item.title, path: item.path }] : [];
  });
}
