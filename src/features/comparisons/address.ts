import { z } from 'zod';

import { idParam } from '#contract/kit/fields.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { dedicatedTechnologyRecords, technologyPath } from '#contract/technologies.ts';
import { type ComparableKind, comparableKinds, comparisonSize } from '#src/lib/compared.ts';

/** A comparison as its address has it. */
export interface Comparison {
  kind: ComparableKind;
  ids: readonly number[];
}

/** The address of a comparison: `/network/compare?kind=company&ids=3,7`. */
export function comparisonPath(kind: ComparableKind, ids: readonly number[]): string {
  return `${paths.compare}?${new URLSearchParams({ kind })}&ids=${ids.join(',')}`;
}

const kindParam = z.enum(comparableKinds).catch('company');

/**
 * The comparison of an address. What is no number of a record is left out, and so are repeated records; `isCut` says
 * that there were more than can be compared.
 */
export function readComparison(params: URLSearchParams): Comparison & { isCut: boolean } {
  const given = (params.get('ids') ?? '').split(',').filter((id) => idParam.safeParse(id).success);
  const ids = [...new Set(given.map(Number))];
  return {
    kind: kindParam.parse(params.get('kind')),
    ids: ids.slice(0, comparisonSize.most),
    isCut: ids.length > comparisonSize.most,
  };
}

/** The company or technology that a page is about; `null` for all other pages. */
export function comparableAt(path: string): { kind: ComparableKind; id: number } | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const own = dedicatedTechnologyRecords.find(({ id }) => technologyPath(id) === path);
  if (own) return { kind: 'technology', id: own.id };
  const { data: id } = idParam.safeParse(name);
  if (id === undefined) return null;
  if (path === pathTo(paths.company, { id })) return { kind: 'company', id };
  return path === pathTo(paths.technology, { id }) ? { kind: 'technology', id } : null;
}
