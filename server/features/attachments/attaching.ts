import type { AttachmentHolder } from '#contract/attachments.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import type { Holder } from '#server/platform/uploads/held-files-store.ts';
import { holdFiles } from '#server/platform/uploads/hold-files.ts';
import { files, setPosition } from './store.ts';

/**
 * Makes these files the attachments of a note, message or record, in this order: uploads of the member, and files that it has
 * already. The others that it has are detached. 400 (at `field`) for an upload that is not the member's, belongs to something else, or
 * waited too long. The holder must be locked, or new.
 */
export async function attach(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  {
    field = 'attachments',
    ...held
  }: { userId: number; holder: Holder<AttachmentHolder>; ids: readonly string[]; field?: string },
): Promise<void> {
  if (!(await holdFiles(deps, trx, files, held))) {
    throw invalidInput({ [field]: 'A file is no longer here. Please remove it and add it again.' });
  }
  for (const [position, id] of held.ids.entries()) await setPosition(trx, id, position);
}

/** Detaches everything from a note, message or record that is deleted; the sweep deletes the files. */
export async function detachAll(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction,
  holder: Holder<AttachmentHolder>,
): Promise<void> {
  await files.releaseAll(trx, holder, now().toISOString());
}

/** Gives the documents of a record to another number of the same kind, which it has from now on. */
export const moveAttached = (trx: Transaction, from: Holder<AttachmentHolder>, to: number): Promise<void> =>
  files.move(trx, from, to);
