import { pipeline } from 'node:stream/promises';
import type { Response, Router } from 'express';

import {
  attachmentTypes,
  deleteAttachment,
  getAttachment,
  isPicture,
  uploadAttachment,
} from '#contract/attachments.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { StorageUnavailable } from '#server/platform/storage/storage.ts';
import { type AttachmentRow, endUpload, findAttachment } from './store.ts';
import { addUpload } from './uploading.ts';

/** Files of members, for those who read what they are attached to (rule attachments). */
export function attachmentRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadAttachment, ({ query: { name } }, context) =>
    addUpload(deps, sessionOf(context).user.id, { name, bytes: context.file }),
  );

  serve(router, deps, getAttachment, async ({ params: { id } }, context) => {
    const row = await findAttachment(deps.database, id);
    if (!row || !(await mayRead(deps, sessionOf(context).user.id, row))) throw notFound('file');
    await send(deps, row, context.res, context.req.method === 'HEAD');
    return '';
  });

  serve(router, deps, deleteAttachment, async ({ params: { id } }, context) => {
    const upload = { id, userId: sessionOf(context).user.id, now: deps.now().toISOString() };
    if (!(await deps.database.write((trx) => endUpload(trx, upload)))) throw notFound('file');
    return { isDeleted: true as const };
  });
}

/** Who uploaded it reads an upload that waits; what belongs to something is read by those who read that. */
async function mayRead(deps: Deps, userId: number, row: AttachmentRow): Promise<boolean> {
  if (row.holder_kind === null || row.holder_id === null) {
    return row.user_id === userId && row.expires_at !== null && row.expires_at > deps.now().toISOString();
  }
  const { holder_kind: kind, holder_id: holderId } = row;
  const readable = deps.features.flatMap(({ attachmentHolders }) => attachmentHolders?.[kind] ?? []);
  for (const isReadable of readable) if (await isReadable(deps, userId, holderId)) return true;
  return false;
}

/** Sends the bytes such that a browser shows pictures, saves everything else, and runs nothing. */
async function send({ storage, logger }: Deps, row: AttachmentRow, res: Response, isHead: boolean): Promise<void> {
  const bytes = await storage.get(row.id).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    logger.error({ err: error }, 'a file could not be read');
    throw new HttpError('unavailable', 'Files cannot be read at the moment. Please try again in a few minutes.');
  });
  if (!bytes) throw notFound('file');
  res.attachment(row.name);
  const disposition = String(res.getHeader('Content-Disposition'));
  res.set({
    'Content-Type': attachmentTypes[row.type].type,
    'Content-Length': String(row.bytes),
    'Content-Disposition': isPicture(row.type) ? disposition.replace(/^attachment/, 'inline') : disposition,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    // The address is a secret of its own, so the next user of a browser cannot name what is in its cache.
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
  if (isHead) {
    bytes.destroy();
    res.end();
    return;
  }
  await pipeline(bytes, res).catch((error: unknown) => {
    // The reader went away, or the storage broke off after the first bytes: the answer ends short, and so is no file.
    logger.info({ err: error }, 'a file was not sent to its end');
    res.destroy();
  });
}
