import { introductionTargetKinds } from '#contract/introductions.ts';
import type { Deps } from '#server/deps.ts';
import { findCharges } from './charge-store.ts';
import type { Surroundings } from './presenter.ts';
import type { IntroductionRow } from './store.ts';
import { findTargets } from './targets.ts';

/** Reads the related data of all these requests at once and returns each request's own. */
export async function surroundingsOf(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  rows: readonly IntroductionRow[],
  viewerId: number,
): Promise<(row: IntroductionRow) => Surroundings> {
  const idsOf = (kind: string) => [
    ...new Set(rows.filter(({ target_kind }) => target_kind === kind).map(({ target_id }) => target_id)),
  ];
  const [charges, ...targets] = await Promise.all([
    findCharges(
      deps.database,
      rows.map(({ id }) => id),
    ),
    ...introductionTargetKinds.map((kind) => findTargets(deps, kind, idsOf(kind), viewerId)),
  ]);
  const chargesOf = Map.groupBy(charges, ({ introduction_id }) => introduction_id);
  const targetsOf = new Map(introductionTargetKinds.map((kind, index) => [kind, targets[index]]));
  const now = deps.now();
  return (row) => ({
    charges: chargesOf.get(row.id) ?? [],
    target: targetsOf.get(row.target_kind)?.get(row.target_id),
    now,
  });
}
