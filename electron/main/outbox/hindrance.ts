import type { SealKey } from '../sealed/seal.ts';
import type { Change } from './change.ts';

/** So many changes of one user may wait. */
const mostEntries = 500;
/** The largest body of a change that waits (bytes): the server takes no larger ones. */
const largestBody = 100_000;

/** Why a change cannot wait. */
export type Hindrance = 'not-kept' | 'too-large' | 'full';

/** What hinders a change of a user for whom so many wait already; `null` where nothing does. */
export function hindranceOf(change: Pick<Change, 'body'>, waiting: number, key: SealKey): Hindrance | null {
  // Without a key that is kept the entry could not be read after the next start.
  if (!key.isKept) return 'not-kept';
  if (Buffer.byteLength(JSON.stringify(change.body)) > largestBody) return 'too-large';
  return waiting >= mostEntries ? 'full' : null;
}
