import { guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';
import type { Part } from '../support/part.ts';

/** The storage of a session's pages: Chromium's profile, or memory when there are no pages. */
export interface Storage {
  cookies(): Promise<Electron.Cookie[]>;
  setCookie(cookie: Electron.CookiesSetDetails): Promise<void>;
  removeCookie(url: string, name: string): Promise<void>;
  clear(): Promise<void>;
}

export function createCookies(storage: () => Storage) {
  return guarded('cookies', {
    get: ({ name, domain }: Electron.CookiesGetFilter) =>
      late(async () =>
        (await storage().cookies()).filter(
          (cookie) => (name ?? cookie.name) === cookie.name && (domain ?? cookie.domain) === cookie.domain,
        ),
      ),
    set: (details: Electron.CookiesSetDetails) => late(() => storage().setCookie(details)),
    remove: (url: string, name: string) => late(() => storage().removeCookie(url, name)),
  } satisfies Part<Electron.Cookies>);
}

/** Storage for sessions without pages. */
export function memoryStorage(): Storage {
  let kept: Electron.Cookie[] = [];
  const remove = (name: string | undefined, domain: string) => {
    kept = kept.filter((cookie) => cookie.name !== name || cookie.domain !== domain);
  };
  return {
    cookies: async () => kept,
    setCookie: async ({ url, name = '', value = '' }) => {
      const { hostname } = new URL(url);
      remove(name, hostname);
      kept = [...kept, { name, value, domain: hostname, sameSite: 'unspecified' }];
    },
    removeCookie: async (url, name) => remove(name, new URL(url).hostname),
    clear: async () => {
      kept = [];
    },
  };
}
