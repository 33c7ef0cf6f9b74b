import type { Endpoint } from '#contract/kit/endpoint.ts';

/** The contract's entry for a method and a path. */
export type Match =
  | { kind: 'endpoint'; endpoint: Endpoint }
  | { kind: 'other-method'; allowed: string[] }
  | { kind: 'unknown' };

/** A parameter is one plain segment: it must not turn into a path once the server decodes it. */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== '' && !/[/\\\0]/.test(decoded) && decoded !== '.' && decoded !== '..';
  } catch {
    return false;
  }
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, i) => {
      const segment = segments[i] ?? '';
      return part.startsWith(':') ? isPlainSegment(segment) : part === segment;
    })
  );
}

/**
 * Builds the lookup of the calls the desktop app passes on: what the contract declares below `/api/`,
 * and nothing else. A literal path is preferred to one with a parameter.
 */
export function createAllowlist(endpoints: readonly Endpoint[]) {
  const rows = endpoints
    .filter(({ path }) => path.startsWith('/api/'))
    .map((endpoint) => ({ endpoint, pattern: endpoint.path.split('/') }))
    .toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

  return (method: string, pathname: string): Match => {
    const segments = pathname.split('/');
    const candidates = rows.filter(({ pattern }) => fits(pattern, segments)).map(({ endpoint }) => endpoint);
    const endpoint = candidates.find((candidate) => candidate.method === method);
    if (endpoint) return { kind: 'endpoint', endpoint };
    if (candidates.length === 0) return { kind: 'unknown' };
    return { kind: 'other-method', allowed: [...new Set(candidates.map((candidate) => candidate.method))] };
  };
}
