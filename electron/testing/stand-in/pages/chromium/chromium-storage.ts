import type { Storage } from '../../modules/cookies.ts';
import type { Cdp } from './cdp.ts';

/** The storage of a partition's pages. */
export interface Context {
  /** Argument of DevTools calls about the partition; empty for Chromium's own profile, which survives a restart. */
  id: { browserContextId?: string };
  /** Deletes the stored data of the open pages. */
  clearPages: () => Promise<void>;
}

export function chromiumStorage({ browser }: Cdp, context: () => Promise<Context>): Storage {
  return {
    cookies: async () => {
      const { cookies } = await browser.send('Storage.getCookies', (await context()).id);
      return cookies.map(({ name, value, domain, path, secure, httpOnly, session }) => ({
        name,
        value,
        domain,
        path,
        secure,
        httpOnly,
        session,
        sameSite: 'unspecified',
      }));
    },
    setCookie: async ({ url, name = '', value = '' }) => {
      await browser.send('Storage.setCookies', { cookies: [{ url, name, value }], ...(await context()).id });
    },
    removeCookie: async (url, name) => {
      await browser.send('Storage.setCookies', {
        cookies: [{ url, name, value: '', expires: 1 }],
        ...(await context()).id,
      });
    },
    clear: async () => {
      const { id, clearPages } = await context();
      await browser.send('Storage.clearCookies', id);
      await clearPages();
    },
  };
}
