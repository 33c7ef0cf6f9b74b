import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';

import { type CurrentUser, me } from '#contract/accounts-session.ts';
import { call } from '#src/lib/api-client.ts';
import { isInBrowser } from '#src/lib/in-browser.ts';
import { onceAVisit } from '#src/lib/queries.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';
import { keepTracesOf } from './traces.ts';

/** The session check. After any failure the caller counts as a visitor (rule current-user). */
export const currentUserQuery = queryOptions({
  queryKey: [me.path],
  queryFn: async ({ signal }) => {
    try {
      const user = await call(me, {}, signal);
      keepTracesOf(user?.id ?? null);
      return user;
    } catch {
      return null;
    }
  },
  ...onceAVisit,
  gcTime: Number.POSITIVE_INFINITY,
});

interface CurrentUserCheck {
  user: CurrentUser | null;
  isLoading: boolean;
  /** Known, or while it is not, as it was on the last visit. */
  isExpected: boolean;
}

/**
 * The signed-in user, `null` for a visitor, `isLoading` while that is not yet known. The server renders pages for visitors
 * only, and a card asks several times.
 */
export const useCurrentUser: () => CurrentUserCheck = isInBrowser ? useCheckedUser : () => visitor;

const visitor: CurrentUserCheck = { user: null, isLoading: false, isExpected: false };

function useCheckedUser(): CurrentUserCheck {
  const { data, isPending } = useQuery(currentUserQuery);
  const isSignedIn = Boolean(data);
  useEffect(() => {
    if (!isPending) rememberVisit(isSignedIn);
  }, [isPending, isSignedIn]);
  return { user: data ?? null, isLoading: isPending, isExpected: isPending ? lastVisit : isSignedIn };
}

/** A mark in the browser, not a session: it says whether the sidebar and the bottom bar are likely to appear. index.html also reads it. */
const storageKey = 'cardi-was-signed-in';

const lastVisit = readStored(storageKey, z.literal(1)) === 1;

function rememberVisit(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset.user = 'expected';
  else delete dataset.user;
  writeStored(storageKey, isSignedIn ? 1 : undefined);
}
