import type { Passage } from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import { findItems } from '#server/platform/records/records.ts';
import { readKinds } from './read-records.ts';

/** The passages whose records the member may still see: what the team has withheld since is no longer quoted. */
export async function stillReadable(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  passages: readonly Passage[],
  userId: number,
): Promise<Passage[]> {
  const visible = new Map(
    await Promise.all(
      readKinds.map(async (kind) => {
        const ids = passages.flatMap((one) => (one.kind === kind ? [one.id] : []));
        return [kind, await findItems(deps, kind, [...new Set(ids)], userId, deps.now())] as const;
      }),
    ),
  );
  return passages.filter(({ kind, id }) => kind === 'dossier' || visible.get(kind)?.has(id));
}
