import type { Change } from './change.ts';
import { replacedSave } from './editions.ts';
import type { Entry, Owner } from './entry.ts';
import type { Row } from './rows.ts';

/** The row of a change that begins to wait at this time (milliseconds since 1970). */
export function rowOf(
  { server, userId }: Owner,
  change: Change,
  { key, name, at }: { key: string; name: string | null; at: number },
): Omit<Row, 'id'> {
  return {
    server,
    userId,
    key,
    endpoint: change.endpoint.name,
    path: change.path,
    body: change.body,
    createdAt: new Date(at).toISOString(),
    name,
    local: change.local,
    refusal: null,
    turnedAway: null,
  };
}

/**
 * The entry whose place a new change takes: an older save of the same form, an older state, or the same change; `null`
 * where it stands behind all others.
 *
 * @param line the entries of its record, in order
 */
export function replacedIn(
  line: readonly Entry[],
  change: Change,
  isUnderWay: (entry: Entry) => boolean,
): Entry | null {
  if (change.rule.editions) return replacedSave(line);
  const last = line.at(-1);
  const isSame = last?.endpoint === change.endpoint.name && !isUnderWay(last) && !last.refusal;
  return isSame && (change.rule.isLatestOnly || change.body === null) ? last : null;
}
