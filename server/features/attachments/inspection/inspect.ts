import { type AttachmentType, attachmentWords } from '#contract/attachments.ts';
import { inTurn } from '#server/platform/uploads/in-turn.ts';
import { isPictureFile } from '#server/platform/uploads/picture-file.ts';
import { refusal } from '#server/platform/uploads/refusal.ts';
import { inspectArchive } from './archive-kind.ts';
import { inspectPdf } from './pdf.ts';
import { inspectPicture } from './picture.ts';
import { inspectText } from './text.ts';

/** What a file is, and the bytes that are stored of it. */
export interface Inspected {
  type: AttachmentType;
  bytes: Buffer;
}

/**
 * Finds out what a file is by its content alone; the name only tells a table from a text. Pictures are encoded anew, which
 * removes everything else in them; documents stay as they are. Throws 400 with a sentence for everything that cannot be
 * attached.
 */
export function inspect(bytes: Buffer, name: string): Promise<Inspected> {
  return inTurn(() => look(bytes, name));
}

async function look(bytes: Buffer, name: string): Promise<Inspected> {
  if (bytes.length === 0) throw refusal('This file is empty.');
  if (isPictureFile(bytes)) return inspectPicture(bytes);
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { type: await inspectPdf(bytes), bytes };
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return { type: await inspectArchive(bytes), bytes };
  const type = inspectText(bytes, name);
  if (type) return { type, bytes };
  throw refusal(`Files of this kind cannot be attached. Please choose one of these: ${attachmentWords}.`);
}
