import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { day } from '#contract/kit/durations.ts';
import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import {
  getMailing,
  listMailings,
  type Mailing,
  mailingStates,
  readMailingText,
} from '#contract/newsletter-mailings.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec } from '#src/lib/url-filters.ts';

/** The filters of the table of mailings in the address. */
export const mailingCodec = filterCodec({ state: choice(mailingStates), sort: choice(ageSorts) });

export function useMailings(filters: FiltersOf<typeof mailingCodec>) {
  return useInfiniteQuery(pagesOf(listMailings, { query: filters }, keepsPrevious));
}

/** One mailing as admins work on it. While it is on its way, its figures change. */
export function mailingQuery(id: string) {
  return queryOf(
    getMailing,
    { params: { id } },
    { refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? 5000 : false) },
  );
}

/** The mailing as plain text, and how many would get it. */
export function mailingTextQuery(id: number) {
  return queryOf(readMailingText, { params: { id: String(id) } });
}

/** Whether something of it still changes by itself. */
export function isOnItsWay({ state, endedAt, figures }: Pick<Mailing, 'state' | 'endedAt' | 'figures'>): boolean {
  if (state === 'scheduled' || state === 'sending') return true;
  // An email is given up after a day and a half; that of a deleted account is never told of.
  if (endedAt === null || Date.now() - Date.parse(endedAt) > 2 * day) return false;
  return figures.sent + figures.failed + figures.bounced < figures.queued;
}

/** Updates the shown mailing, and fetches all queries that show mailings again. */
export function useMailingRefresh() {
  const client = useQueryClient();
  return (mailing?: Mailing) => {
    if (mailing) client.setQueryData(mailingQuery(String(mailing.id)).queryKey, mailing);
    for (const { path } of [listMailings, readMailingText]) void client.invalidateQueries({ queryKey: [path] });
  };
}
