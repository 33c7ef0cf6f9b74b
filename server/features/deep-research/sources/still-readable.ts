import type { Passage } from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import { findItemsOf } from '#server/platform/records/records.ts';

/** The passages whose records the member may still see: what the team has withheld since is no longer quoted. */
export async function stillReadable(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  passages: readonly Passage[],
  userId: number,
): Promise<Passage[]> {
  const records = passages.flatMap(({ kind, id }) => (kind === 'dossier' ? [] : [{ kind, item_id: id }]));
  const itemOf = await findItemsOf(deps, records, userId, deps.now());
  return passages.filter(({ kind, id }) => kind === 'dossier' || itemOf({ kind, item_id: id }) !== null);
}
