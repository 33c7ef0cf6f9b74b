import type { Deps } from '#server/deps.ts';
import { findListed } from '#server/features/listings/index.ts';
import { findItems } from '#server/platform/records/records.ts';
import type { RecordKind } from './facts.ts';

interface Ref {
  kind: RecordKind;
  id: number;
}

/** A public record as figures name it. */
export interface ShownRecord extends Ref {
  title: string;
  path: string;
}

/** Those of these records that are public at this moment, by kind and id: `listing-12`. */
export async function shownRecords(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  refs: readonly Ref[],
): Promise<Map<string, ShownRecord>> {
  const now = deps.now();
  const ids = (kind: RecordKind) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const [companies, technologies, listings] = await Promise.all([
    findItems(deps, 'company', ids('company'), null, now),
    findItems(deps, 'technology', ids('technology'), null, now),
    findListed(deps.database, ids('listing'), now.toISOString()),
  ]);
  const all = [
    ...[...companies.values()].map(({ id, title, path }) => ({ kind: 'company' as const, id, title, path })),
    ...[...technologies.values()].map(({ id, title, path }) => ({ kind: 'technology' as const, id, title, path })),
    ...listings.map((one) => ({ kind: 'listing' as const, ...one })),
  ];
  return new Map(all.map((record) => [`${record.kind}-${record.id}`, record]));
}
