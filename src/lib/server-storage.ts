import { isInBrowser } from './in-browser.ts';

/**
 * The key for data that belongs to one server. The desktop app has one storage for all servers and writes the current
 * server into the page; on the web the site's address separates them.
 */
export function serverKey(name: string): string {
  // Where the server renders a page there is no storage, and no key is used.
  const server = isInBrowser ? document.documentElement.dataset.server : undefined;
  return server === undefined ? name : `${server} ${name}`;
}

/** The keys of data that belongs to a server: drafts, unsent messages, recent searches. */
const ofAServer = /^cardi-(draft:|recent-search$)/;

/** Moves data that an older version of the desktop app stored without a server to the current server's keys. */
export function adoptUnscoped(): void {
  try {
    for (const name of Object.keys(localStorage).filter((stored) => ofAServer.test(stored))) {
      const key = serverKey(name);
      const value = localStorage.getItem(name);
      if (key === name || value === null) continue;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      localStorage.removeItem(name);
    }
  } catch {
    // Without storage there is nothing to move.
  }
}
