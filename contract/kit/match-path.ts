/**
 * Which of several patterns a path belongs to: `/api/listings/mine` also fits `/api/listings/:id`, but never names a
 * record. The desktop app finds the endpoint of a call with it.
 */
export function createPathMatcher(patterns: readonly string[]): (path: string) => string | undefined {
  const rows = mostSpecificFirst(patterns).map((pattern) => ({ pattern, parts: pattern.split('/') }));
  const byLength = Map.groupBy(rows, ({ parts }) => parts.length);
  return (path) => {
    const segments = path.split('/');
    return byLength.get(segments.length)?.find(({ parts }) => fits(parts, segments))?.pattern;
  };
}

/** The different patterns in an order in which the first one that fits a path is the one it belongs to. */
export function mostSpecificFirst(patterns: readonly string[]): string[] {
  return [...new Set(patterns)].toSorted((a, b) => bySpecificity(a.split('/'), b.split('/')));
}

const isParameter = (part = '') => part.startsWith(':');

/** At the first segment where one is fixed and the other a parameter, the fixed one comes first. */
function bySpecificity(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const place = a.findIndex((part, index) => isParameter(part) !== isParameter(b[index]));
  return place === -1 ? 0 : Number(isParameter(a[place])) - Number(isParameter(b[place]));
}

/** Whether a path fits a pattern with as many parts. */
function fits(parts: readonly string[], segments: readonly string[]): boolean {
  return parts.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]));
}
