import {
  type IntroductionTarget,
  type IntroductionTargetKind,
  introductionTargetKinds,
} from '#contract/introductions.ts';
import type { Deps } from '#server/deps.ts';
import { areConnected } from '#server/features/connections/index.ts';
import { findItems, type RecordDeps } from '#server/platform/records/records.ts';
import { findHits } from '#server/platform/search/find-hits.ts';

/** The record that the introduction is to, and the member who is asked; `null` if the team asks. */
export interface FoundTarget extends IntroductionTarget {
  recipientId: number | null;
}

/** The targets with these ids that exist and that the viewer may see, by id. */
export async function findTargets(
  deps: RecordDeps,
  kind: IntroductionTargetKind,
  ids: readonly number[],
  viewerId: number | null,
): Promise<Map<number, FoundTarget>> {
  const items = await findItems(deps, kind, ids, viewerId);
  const targets = [...items.values()].map(({ id, title, path, ownerId }) => ({
    kind,
    id,
    title,
    subtitle: null,
    path,
    // For a member, that member is asked; for a technology or a company, its owner.
    recipientId: ownerId,
  }));
  return new Map(targets.map((target) => [target.id, target]));
}

export async function findTarget(
  deps: RecordDeps,
  kind: IntroductionTargetKind,
  id: number,
  viewerId: number | null,
): Promise<FoundTarget | undefined> {
  return (await findTargets(deps, kind, [id], viewerId)).get(id);
}

/**
 * The member behind a target, where the viewer is connected with them and may know who they are: no introduction is
 * needed then. `null` otherwise; a member without a visible profile is not revealed by the records they own.
 */
export async function findConnectedAnswerer(
  deps: RecordDeps,
  { kind, recipientId }: Pick<FoundTarget, 'kind' | 'recipientId'>,
  viewerId: number | null,
): Promise<number | null> {
  if (viewerId === null || recipientId === null) return null;
  if (!(await areConnected(deps.database, viewerId, recipientId))) return null;
  const isKnown = kind === 'member' || (await findTarget(deps, 'member', recipientId, viewerId)) !== undefined;
  return isKnown ? recipientId : null;
}

/** The best few of each kind for the typed text. */
export async function searchTargets(
  deps: Pick<Deps, 'database' | 'features'>,
  typed: string,
  limit: number,
): Promise<IntroductionTarget[]> {
  const found = await Promise.all(
    introductionTargetKinds.map(async (kind) => {
      const hits = await findHits(deps, kind, typed, limit, new Date());
      return hits.map(({ hit: { id, title, detail, path } }) => ({ kind, id, title, subtitle: detail || null, path }));
    }),
  );
  return found.flat();
}
