import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { mailToken } from '#contract/kit/fields.ts';
import { isInBrowser } from '#src/lib/in-browser.ts';

/** The policy of pages without a policy of their own (server/platform/http/secure-headers.ts). */
const usualPolicy = 'strict-origin-when-cross-origin';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The secrets of a mailed link under these names, as they came. They stand in the fragment, which browsers send to no
 * server; emails of former versions have them in the query, which is read as well. They leave the address bar, and so
 * the history, bookmarks and shared screens, before the page is painted. While the page is open, no request names the
 * page it comes from. A reload asks for the link again.
 */
export function useMailedSecrets<Name extends string>(...names: readonly Name[]): Partial<Record<Name, string>> {
  const { pathname } = useLocation();
  const [found] = useState(() => ({ pathname, secrets: isInBrowser ? secretsIn(window.location, names) : {} }));
  useLayoutEffect(() => {
    // Bypasses the router, which keeps its own state of this entry, so that nothing is rendered again.
    const address = withoutSecrets(window.location, names);
    if (address !== addressOf(window.location)) window.history.replaceState(window.history.state, '', address);
    // A link to the page that is already open changes only its fragment and loads nothing, so the page is reloaded.
    const open = () => {
      if (Object.keys(secretsIn(window.location, names)).length > 0) window.location.reload();
    };
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
    // `names` is a literal at each call and stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useNoReferrer(Object.keys(found.secrets).length > 0);
  // The page may stay while its path changes, as from one event to the next.
  return found.pathname === pathname ? found.secrets : {};
}

/** The token that a mailed link brought, or `undefined` when it brought none that could be one. */
export function useMailedToken(): string | undefined {
  return mailToken.safeParse(useMailedSecrets('token').token).data;
}

function secretsIn<Name extends string>(
  { search, hash }: Address,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const places = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const entries = names.flatMap((name) => {
    const value = places.map((place) => place.get(name)).find((one) => one !== null);
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  // The names are the requested ones, but the compiler cannot know that.
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}

function withoutSecrets({ pathname, search, hash }: Address, names: readonly string[]): string {
  const left = (part: string, mark: string) => {
    const values = new URLSearchParams(part.slice(1));
    if (!names.some((name) => values.has(name))) return part;
    for (const name of names) values.delete(name);
    return values.size > 0 ? `${mark}${values}` : '';
  };
  return addressOf({ pathname, search: left(search, '?'), hash: left(hash, '#') });
}

function addressOf({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

function useNoReferrer(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const policy = document.createElement('meta');
    policy.name = 'referrer';
    policy.content = 'no-referrer';
    document.head.append(policy);
    return () => {
      // Removing only the element would leave its policy in force.
      policy.content = usualPolicy;
      policy.remove();
    };
  }, [isOn]);
}
