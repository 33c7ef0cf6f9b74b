import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { minute } from '#contract/kit/durations.ts';
import { searchEverything, searchMaxLength } from '#contract/search.ts';
import { useChosen } from '#src/lib/compared.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import { useConnection } from '#src/stores/connection.ts';
import { usePageTitleStore } from '#src/stores/page-title.ts';
import { chosenAt, compareEntries, matchingActions } from './actions.ts';
import { facetActions } from './facet-words.ts';
import { type EntryGroup, mergedGroups } from './merged-groups.ts';
import { matchingPages, suggestedPages } from './pages.ts';
import { readRecent } from './recent.ts';
import { requestEntries, requestIn, requestNames } from './requests.ts';
import { useKeptResults } from './use-kept-results.ts';

/** The pause in typing before the server is asked (milliseconds). */
const delay = 120;
const pagesShown = 4;

/** The content of the palette. `isKeptOnly`: the server did not answer, and the records are local ones. */
export interface Found {
  groups: EntryGroup[];
  isLoading: boolean;
  isError: boolean;
  isKeptOnly: boolean;
}

/**
 * The results of the palette for the typed text. Before anything is typed: recent entries, and places to start. The
 * desktop app shows what it keeps until the server has answered.
 */
export function useSearch(typed: string, isMember: boolean): Found {
  const text = typed.trim().slice(0, searchMaxLength);
  const request = requestIn(text);
  const wanted = request?.text ?? text;
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), delay);
    return () => clearTimeout(timer);
  }, [wanted]);

  const location = useLocation();
  const chosen = chosenAt(location, useChosen());
  const title = usePageTitleStore((state) => state.title);
  const kept = useKeptResults(wanted);
  const isFromKept = useConnection((state) => state.isKeptOnly);
  const { data, isFetching, isError, isPlaceholderData } = useQuery(
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
      isKeptOnly: false,
    };
  }
  const isAnswered = asked === wanted && !isPlaceholderData;
  const isKeptOnly = kept !== null && (isError || (isAnswered && isFromKept));
  const found = mergedGroups({ server: data?.groups, isAnswered: isAnswered && !isKeptOnly, kept });
  const records = found.flatMap(({ entries }) => entries);
  const requested =
    request === null
      ? []
      : request.verb === 'compare'
        ? compareEntries(records, chosen)
        : isMember
          ? requestEntries(request, records)
          : [];
  const here = { path: location.pathname, search: location.search, title, isMember };
  const actions = [
    ...(request === null ? facetActions(text) : []),
    ...(request?.verb === 'compare' ? [] : matchingActions(text, chosen, here)),
  ];
  const pages = matchingPages(text, pagesShown).filter(({ path }) =>
    actions.every((action) => action.asks !== undefined || action.path !== path),
  );
  return {
    groups: [
      { name: request ? requestNames[request.verb] : '', entries: requested },
      ...found,
      { name: 'Actions', entries: actions },
      { name: 'Pages', entries: pages },
    ].filter(({ entries }) => entries.length > 0),
    isLoading: isFetching || asked !== wanted,
    isError: isError && kept === null,
    isKeptOnly,
  };
}
