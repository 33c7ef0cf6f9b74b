import { linkScheme, ownSections } from '#contract/desktop/links.ts';
import { parseUrl } from '../security/trusted-url.ts';

const longest = 1000;
const base = 'https://own.invalid';

/** A control character, or the backslash that some take for a slash. */
const hasControl = (text: string) => /[\p{Cc}\\]/u.test(text);

/** Nothing that becomes another path once it is decoded. */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return !/[/\\]/.test(decoded) && !hasControl(decoded) && decoded !== '.' && decoded !== '..';
  } catch {
    return false;
  }
}

/**
 * The page a path stands for, `null` where it is none of ours: another host, the API, something that
 * decodes into another path. Parsed and serialised again, so that what is opened is what was checked.
 *
 * @param path with query and hash, as it appears in a link or a notification
 */
export function ownRoute(path: string): string | null {
  if (!path.startsWith('/') || path.length > longest || hasControl(path)) return null;
  const url = parseUrl(`${base}${path}`);
  // Looked at once parsed: `/..//evil.example` is `//evil.example` by then, another host.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  const segments = url.pathname.split('/');
  if (!segments.every(isPlainSegment) || !ownSections.has(segments[1] ?? '')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const linkPattern = new RegExp(String.raw`^${linkScheme}:(?://)?(.*)$`, 'is');

/** The page a `cardi://` link stands for, `null` for any other link. The scheme in any case, as systems write it. */
export function linkedRoute(link: string): string | null {
  const rest = linkPattern.exec(link)?.[1];
  if (rest === undefined) return null;
  return ownRoute(rest.startsWith('/') ? rest : `/${rest}`);
}

/** The page that a command line asks for: the last link among its arguments, as the system puts it there. */
export function routeOfArguments(args: readonly string[]): string | null {
  const link = args.findLast((argument) => linkPattern.test(argument));
  return link === undefined ? null : linkedRoute(link);
}
