import { linkScheme, ownSections } from '#contract/desktop/links.ts';
import { isAppUrl, parseUrl } from './trusted-url.ts';

const longest = 1000;
const base = 'https://own.invalid';

/** A control character, or a backslash, which some programs read as a slash. */
const hasControl = (text: string) => /[\p{Cc}\\]/u.test(text);

/** Rejects paths that decode to another path. */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return !/[/\\]/.test(decoded) && !hasControl(decoded) && decoded !== '.' && decoded !== '..';
  } catch {
    return false;
  }
}

/**
 * The page that a path leads to, `null` for anything else: another host, the API, a path that decodes to another path.
 * Parsed and serialised again, so the opened address is the checked one.
 *
 * @param path with query and hash, as it appears in a link or a notification
 */
export function ownRoute(path: string): string | null {
  if (!path.startsWith('/') || path.length > longest || hasControl(path)) return null;
  const url = parseUrl(`${base}${path}`);
  // Checked after parsing: `/..//evil.example` has then become `//evil.example`, another host.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  const segments = url.pathname.split('/');
  if (!segments.every(isPlainSegment) || !ownSections.has(segments[1] ?? '')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The page that one of the app's own addresses leads to, `null` for any other address. */
export function routeOfAddress(address: string): string | null {
  const url = isAppUrl(address) ? parseUrl(address) : null;
  return url && ownRoute(`${url.pathname}${url.search}${url.hash}`);
}

const linkPattern = new RegExp(String.raw`^${linkScheme}:(?://)?(.*)$`, 'is');

/**
 * The page that a `cardi://` link leads to, `null` for any other link. The scheme may be in upper case, as some systems
 * write it.
 */
export function linkedRoute(link: string): string | null {
  const rest = linkPattern.exec(link)?.[1];
  if (rest === undefined) return null;
  return ownRoute(rest.startsWith('/') ? rest : `/${rest}`);
}

/** The page that a command line asks for: the last link among the arguments, where the system puts it. */
export function routeOfArguments(args: readonly string[]): string | null {
  const link = args.findLast((argument) => linkPattern.test(argument));
  return link === undefined ? null : linkedRoute(link);
}
