import type { Endpoint } from '#contract/kit/endpoint.ts';
import { createPathMatcher } from '#contract/kit/match-path.ts';

/** The contract's entry for a method and a path. */
export type Match =
  | { kind: 'endpoint'; endpoint: Endpoint }
  | { kind: 'other-method'; allowed: string[] }
  | { kind: 'unknown' };

/** A parameter is one plain segment: it must not become a longer path when the server decodes it. */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== '' && !/[/\\\0]/.test(decoded) && decoded !== '.' && decoded !== '..';
  } catch {
    return false;
  }
}

/**
 * Builds the lookup of the calls that the desktop app passes on: those that the contract declares below `/api/`, and no
 * others.
 */
export function createAllowlist(endpoints: readonly Endpoint[]) {
  const passed = endpoints.filter(({ path }) => path.startsWith('/api/'));
  const byPattern = Map.groupBy(passed, ({ path }): string => path);
  const patternOf = createPathMatcher(passed.map(({ path }) => path));

  return (method: string, pathname: string): Match => {
    const pattern = patternOf(pathname);
    if (pattern === undefined || !hasPlainParameters(pattern, pathname)) return { kind: 'unknown' };
    const candidates = byPattern.get(pattern) ?? [];
    const endpoint = candidates.find((candidate) => candidate.method === method);
    if (endpoint) return { kind: 'endpoint', endpoint };
    return { kind: 'other-method', allowed: candidates.map((candidate) => candidate.method) };
  };
}

function hasPlainParameters(pattern: string, pathname: string): boolean {
  const segments = pathname.split('/');
  return pattern.split('/').every((part, index) => !part.startsWith(':') || isPlainSegment(segments[index] ?? ''));
}
