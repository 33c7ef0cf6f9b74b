import { randomUUID } from 'node:crypto';

import { attachmentBounds, isPicture } from '#contract/attachments.ts';
import { documentWords } from '#contract/attachments-documents.ts';
import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { addFile } from '#server/platform/uploads/add-file.ts';
import { refusal } from '#server/platform/uploads/refusal.ts';
import { refuseVirus } from '#server/platform/uploads/refuse-virus.ts';
import { fileNameOf } from './file-name.ts';
import { inspect } from './inspection/inspect.ts';
import { type AttachmentRow, files, insertUpload } from './store.ts';

/** An upload that waits for its note, message or record. */
export interface Upload extends Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes'> {
  waitsUntil: string;
}

/**
 * Checks, cleans and stores a file. 400 for one that cannot be attached, 409 where the member has too many bytes, 503
 * where scanner or storage are away.
 */
export async function addUpload(
  deps: Deps,
  userId: number,
  { name, bytes, as }: { name: string; bytes: Buffer; as?: 'document' | undefined },
): Promise<Upload> {
  await refuseVirus(deps, bytes);
  const file = await inspect(bytes, name);
  if (as === 'document' && isPicture(file.type)) {
    throw refusal(`Pictures cannot be documents. Please choose one of these: ${documentWords}.`);
  }
  const now = deps.now();
  const waitsUntil = new Date(now.getTime() + attachmentBounds.waits * hour).toISOString();
  const upload = { id: randomUUID(), name: fileNameOf(name, file.type), type: file.type, bytes: file.bytes.length };
  await addFile(deps, files, {
    userId,
    stored: [{ key: upload.id, bytes: file.bytes }],
    quota: { bytes: attachmentBounds.perMember, sentence: fullSentence },
    insert: (trx) =>
      insertUpload(trx, { ...upload, user_id: userId, expires_at: waitsUntil, created_at: now.toISOString() }),
    remove: (trx) => files.deleteRows(trx, [upload.id]),
  });
  return { ...upload, waitsUntil };
}

const fullSentence = `Your files have reached ${attachmentBounds.perMember / 1024 / 1024} MB. Please delete notes with files, or documents, that you no longer need.`;
