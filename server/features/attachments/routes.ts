import type { Router } from 'express';

import { deleteAttachment, getAttachment, uploadAttachment } from '#contract/attachments.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { sendFile } from '#server/platform/uploads/send-file.ts';
import { headersOf } from './headers.ts';
import { type AttachmentRow, files, findAttachment } from './store.ts';
import { addUpload } from './uploading.ts';

/** The address is a secret of its own, so the next user of a browser cannot name what is in its cache. */
const caching = 'private, max-age=31536000, immutable';

/** Files of members, for those who read what they are attached to (rule attachments). */
export function attachmentRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadAttachment, ({ query }, context) =>
    addUpload(deps, sessionOf(context).user.id, { ...query, bytes: context.file }),
  );

  serve(router, deps, getAttachment, async ({ params: { id } }, context) => {
    const row = await findAttachment(deps.database, id);
    if (!row || !(await mayRead(deps, sessionOf(context).user.id, row))) throw notFound('file');
    await sendFile(
      deps,
      { key: row.id, bytes: row.bytes, headers: () => headersOf(row, context.res, caching) },
      context,
    );
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
