import { endpoints } from '#contract/endpoints.ts';

const literal = endpoints.map(({ path }) => path).filter((path) => !path.includes(':'));

/**
 * The endpoints whose path is fixed and would also fit this one, which has parameters: `/api/listings/mine`
 * fits `/api/listings/:id`. A request for one of them is never about a record of that name.
 */
export function literalPathsWithin(pattern: string): ReadonlySet<string> {
  const parts = pattern.split('/');
  if (!parts.some((part) => part.startsWith(':'))) return new Set();
  return new Set(
    literal.filter((path) => {
      const segments = path.split('/');
      return (
        segments.length === parts.length &&
        parts.every((part, index) => part.startsWith(':') || part === segments[index])
      );
    }),
  );
}
