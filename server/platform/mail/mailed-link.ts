import type { Deps } from '#server/deps.ts';

/**
 * The address of a page that is mailed together with something secret. It goes into the fragment, which browsers send
 * to no server: it stays out of the logs of proxies, of Referer headers and of the histories that are shared. The page
 * reads it with `useMailedSecrets` and posts it.
 */
export function mailedLink({ baseUrl }: Pick<Deps, 'baseUrl'>, path: string, secrets: Record<string, string>): string {
  return `${baseUrl()}${path}#${new URLSearchParams(secrets)}`;
}

/**
 * The same page as `unsubscribeUrl`, for people. The address that mail programs post to (RFC 8058) must have its token
 * in the query; a person's browser does not need that.
 */
export function unsubscribePage(unsubscribeUrl: string): string {
  return unsubscribeUrl.replace('?', '#');
}
