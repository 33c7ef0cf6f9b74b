import type { CollectionProblem, KeptCollection } from '#contract/desktop/collections.ts';
import { formatAge } from '#src/lib/format.ts';

const problemWords: Record<CollectionProblem, string> = {
  unreachable: 'The server could not be reached. It is tried again when it answers.',
  busy: 'The server asked for a pause. It is tried again later.',
  gone: 'This is no longer available on the server.',
  'too-large': 'The space for what is kept offline is full, so only some records are kept.',
  failed: 'Some records could not be fetched. They are tried again next time.',
};

/** What went wrong at the last update, in a sentence. */
export const problemIn = ({ problem }: KeptCollection): string | null => problem && problemWords[problem];

/** `Updated 5 minutes ago`, or how far the update is. */
export function stateIn({ progress, updatedAt, problem }: KeptCollection): string {
  if (progress) return progress.known > 0 ? `Updating: ${progress.done} of ${progress.known}` : 'Updating…';
  if (updatedAt === null) return problem ? 'Not fetched yet' : 'Waiting to be fetched';
  return `${problem === 'gone' ? 'Checked' : 'Updated'} ${formatAge(updatedAt)}`;
}
