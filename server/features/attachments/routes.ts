import type { Response, Router } from 'express';

import {
  attachmentTypes,
  deleteAttachment,
  getAttachment,
  isPicture,
  uploadAttachment,
} from '#contract/attachments.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { sendFile } from '#server/platform/uploads/send-file.ts';
import { type AttachmentRow, files, findAttachment } from './store.ts';
import { addUpload } from './uploading.ts';

/** Files of members, for those who read what they are attached to (rule attachments). */
export function attachmentRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadAttachment, ({ query: { name } }, context) =>
    addUpload(deps, sessionOf(context).user.id, { name, bytes: context.file }),
  );

  serve(router, deps, getAttachment, async ({ params: { id } }, context) => {
    const row = await findAttachment(deps.database, id);
    if (!row || !(await mayRead(deps, sessionOf(context).user.id, row))) throw notFound('file');
    await sendFile(deps, { key: row.id, bytes: row.bytes, headers: () => headersOf(row, context.res) }, context);
    return '';
  });

  serve(router, deps, deleteAttachment, async ({ params: { id } }, context) => {
    const upload = { id, userId: sessionOf(context).user.id, now: deps.now().toISOString() };
    if (!(await deps.database.write((trx) => files.endUpload(trx, upload)))) throw notFound('file');
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

/** The headers with which a browser shows pictures and saves everything else. */
function headersOf(row: AttachmentRow, res: Response): Record<string, string> {
  res.attachment(row.name);
  const disposition = String(res.getHeader('Content-Disposition'));
  return {
    'Content-Type': attachmentTypes[row.type].type,
    'Content-Disposition': isPicture(row.type) ? disposition.replace(/^attachment/, 'inline') : disposition,
    // The address is a secret of its own, so the next user of a browser cannot name what is in its cache.
    'Cache-Control': 'private, max-age=31536000, immutable',
  };
}
