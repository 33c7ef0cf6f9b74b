import { randomUUID } from 'node:crypto';

import { attachmentBounds } from '#contract/attachments.ts';
import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { StorageUnavailable } from '#server/platform/storage/storage.ts';
import { ScannerUnavailable } from '#server/platform/virus-scanner/virus-scanner.ts';
import { fileNameOf } from './file-name.ts';
import { inspect } from './inspection/inspect.ts';
import { type AttachmentRow, deleteRows, insertUpload, sumBytes } from './store.ts';

/** An upload that waits for its note or message. */
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
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Upload> {
  await refuseVirus(deps, bytes);
  const file = await inspect(bytes, name);
  const now = deps.now();
  const waitsUntil = new Date(now.getTime() + attachmentBounds.waits * hour).toISOString();
  const upload = { id: randomUUID(), name: fileNameOf(name, file.type), type: file.type, bytes: file.bytes.length };
  // The row comes first: a file without one would be nobody's, a row without a file is swept with its day.
  await deps.database.write(async (trx) => {
    // Two uploads at once would each count too little.
    await lockAccount(deps.database, trx, userId);
    const used = await sumBytes({ db: trx }, userId, now.toISOString());
    if (used + upload.bytes > attachmentBounds.perMember) throw new HttpError('conflict', fullSentence);
    await insertUpload(trx, { ...upload, user_id: userId, expires_at: waitsUntil, created_at: now.toISOString() });
  });
  try {
    await deps.storage.put(upload.id, file.bytes);
  } catch (error) {
    await deps.database.write((trx) => deleteRows(trx, [upload.id]));
    if (!(error instanceof StorageUnavailable)) throw error;
    deps.logger.error({ err: error }, 'a file could not be stored');
    throw new HttpError('unavailable', 'Files cannot be stored at the moment. Please try again in a few minutes.');
  }
  return { ...upload, waitsUntil };
}

const fullSentence = `Your files have reached ${attachmentBounds.perMember / 1024 / 1024} MB. Please delete notes with files that you no longer need.`;

/** 400 for what the scanner finds; a file that it could not look at is not taken. */
async function refuseVirus(
  { virusScanner, logger }: Pick<Deps, 'virusScanner' | 'logger'>,
  bytes: Buffer,
): Promise<void> {
  if (!virusScanner) return;
  try {
    const found = await virusScanner.scan(bytes);
    if (found === null) return;
    logger.warn({ found }, 'the virus scanner has refused an upload');
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    logger.error({ err: error }, 'an upload could not be scanned');
    throw new HttpError('unavailable', 'Files cannot be checked for viruses at the moment. Please try again later.');
  }
  throw invalidInput({ file: 'The virus scanner has found something in this file.' });
}
