import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchGroups } from '#contract/items.ts';
import { minute } from '#contract/kit/durations.ts';
import { searchEverything, searchMaxLength } from '#contract/search.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import { matchingPages, suggestedPages } from './pages.ts';
import { type Entry, readRecent } from './recent.ts';

export interface EntryGroup {
  name: string;
  entries: readonly Entry[];
}

/** How long one pauses before the server is asked (milliseconds). */
const delay = 120;
const pagesShown = 4;

/** The results of the palette for the typed text. Before anything is typed: recent entries, and places to start. */
export function useSearch(typed: string): { groups: EntryGroup[]; isLoading: boolean; isError: boolean } {
  const wanted = typed.trim().slice(0, searchMaxLength);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), delay);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data, isFetching, isError } = useQuery(
    queryOf(searchEverything, { query: { q: asked } }, { enabled: asked !== '', ...keepsPrevious, staleTime: minute }),
  );
  if (wanted === '') {
    const recent = readRecent();
    return {
      groups: [
        ...(recent.length > 0 ? [{ name: 'Recent', entries: recent }] : []),
        { name: 'Go to', entries: suggestedPages },
      ],
      isLoading: false,
      isError: false,
    };
  }
  const found = (data?.groups ?? []).map(({ kind, hits }) => ({ name: searchGroups[kind], entries: hits }));
  const pages = matchingPages(wanted, pagesShown);
  return {
    groups: pages.length > 0 ? [...found, { name: 'Pages', entries: pages }] : found,
    isLoading: isFetching || asked !== wanted,
    isError,
  };
}
