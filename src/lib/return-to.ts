import { paths } from '#contract/kit/paths.ts';

/**
 * Where to go after signing in: a path of this site. Anything else (another host, a scheme, the sign-in
 * page itself) becomes `/`. Parsed, not compared as text: `/\evil.example` is another host to a browser, and so is
 * `//evil.example`, which `/..//evil.example` becomes.
 */
export function safeReturnTo(value: string | null): string {
  if (!value?.startsWith('/')) return '/';
  const base = 'https://own.invalid';
  const url = URL.parse(value, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (url.pathname === paths.signIn || url.pathname === paths.signUp) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page, which afterwards returns to `path`. */
export function signInPath(path: string): string {
  return `${paths.signIn}?returnTo=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}
