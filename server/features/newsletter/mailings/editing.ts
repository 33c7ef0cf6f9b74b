import type { AuditAction } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import type { MailingInput } from '#contract/newsletter-mailings.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { toSafeHtml, withoutPictures } from '#server/platform/rich-text/rich-text.ts';
import { maskOf } from '../topics.ts';
import { shownBlocks } from './shown-blocks.ts';
import {
  changeMailing,
  findMailing,
  insertMailing,
  type MailingEntries,
  type MailingRow,
  removeMailing,
} from './store.ts';

/** Adds a draft. Throws 400 on `blocks` for a record that not everybody sees. */
export async function addMailing(deps: Deps, input: MailingInput, actorId: number): Promise<MailingRow> {
  await refuseUnseen(deps, input, []);
  return deps.database.write(async (trx) => {
    const row = await insertMailing(trx, entriesOf(input), deps.now().toISOString());
    await log(deps, trx, row, actorId, 'mailing.edit', null);
    return row;
  });
}

/**
 * Changes a draft. Throws 404, 409 for another edition or state, and 400 on `blocks` for a new record that not everybody
 * sees; one that was chosen before may stay, as the editor warns of it.
 */
export async function editMailing(
  deps: Deps,
  id: number,
  { version, ...input }: MailingInput & { version: number },
  actorId: number,
): Promise<MailingRow> {
  const before = await findMailing(deps.database, id);
  await refuseUnseen(deps, input, before ? (JSON.parse(before.blocks) as MailingInput['blocks']) : []);
  return deps.database.write(async (trx) => {
    refuseState(await lockEdition(deps, trx, id, version), ['draft']);
    const row = await changeMailing(trx, id, entriesOf(input), deps.now().toISOString());
    await log(deps, trx, row, actorId, 'mailing.edit', null);
    return row;
  });
}

/** Deletes a draft. Throws 404, and 409 in any other state. */
export async function deleteDraft(deps: Deps, id: number, actorId: number): Promise<void> {
  await deps.database.write(async (trx) => {
    const row = await lock(deps, trx, id);
    refuseState(row, ['draft']);
    await removeMailing(trx, id);
    await log(deps, trx, row, actorId, 'mailing.delete', null);
  });
}

async function lock(deps: Deps, trx: Transaction, id: number): Promise<MailingRow> {
  await lockRow(deps.database, trx, 'mailings', id);
  const row = await findMailing({ db: trx }, id);
  if (!row) throw notFound('mailing');
  return row;
}

/** Reads a mailing and locks it. Throws 404, and 409 if it was changed since `version`. */
export async function lockEdition(deps: Deps, trx: Transaction, id: number, version: number): Promise<MailingRow> {
  const row = await lock(deps, trx, id);
  if (row.version !== version) throw new HttpError('conflict', staleEdition, { version: staleEdition });
  return row;
}

/** Throws 409 with a sentence for a mailing in another state than these. */
export function refuseState({ state }: MailingRow, possible: readonly MailingRow['state'][]): void {
  if (possible.includes(state)) return;
  const sentence = {
    draft: 'This mailing is a draft: it is not on its way.',
    scheduled: 'This mailing is scheduled. Cancel the schedule first.',
    sending: 'This mailing is being sent.',
    paused: 'This mailing is paused.',
    stopped: 'This mailing has been stopped.',
    sent: 'This mailing has been sent.',
  }[state];
  throw new HttpError('conflict', sentence);
}

async function refuseUnseen(deps: Deps, { blocks }: MailingInput, before: MailingInput['blocks']): Promise<void> {
  const shown = await shownBlocks(deps, blocks);
  const isUnseen = shown.some(
    (block) => !block.shown && !before.some(({ kind, id }) => kind === block.kind && id === block.id),
  );
  if (isUnseen) throw invalidInput({ blocks: 'One of these records is not there for everybody' });
}

function entriesOf({ topics, blocks, introduction, ...words }: MailingInput): MailingEntries {
  return {
    ...words,
    topics: maskOf(topics),
    introduction: withoutPictures(toSafeHtml(introduction)),
    blocks: JSON.stringify(blocks),
  };
}

/** Records what an admin did. */
export function log(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  { id, subject }: MailingRow,
  actorId: number,
  action: AuditAction,
  note: string | null,
): Promise<void> {
  const createdAt = deps.now().toISOString();
  return insertAuditEntry(trx, {
    actorId,
    action,
    targetKind: 'mailing',
    targetId: id,
    target: subject,
    note,
    createdAt,
  });
}
