import type { Router } from 'express';

import { deletePicture, getPicture, uploadPicture } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { sendFile } from '#server/platform/uploads/send-file.ts';
import { sightOf } from './sight.ts';
import { files, findFile } from './store.ts';
import { addPicture } from './uploading.ts';

/** Pictures of records (rule pictures). */
export function pictureRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadPicture, ({ query: { crop } }, context) =>
    addPicture(deps, sessionOf(context).user.id, { bytes: context.file, crop }),
  );

  serve(router, deps, getPicture, async ({ params: { file } }, context) => {
    const [, id = '', width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
    const row = await findFile(deps.database, id, Number(width));
    const sight = row ? await sightOf(deps, context.session, row) : 'nobody';
    if (!row || sight === 'nobody') throw notFound('picture');
    const headers = () => ({
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      // What only some see must not stay where others look.
      'Cache-Control': sight === 'everyone' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    });
    await sendFile(deps, { key: row.key, bytes: row.bytes, headers }, context);
    return '';
  });

  serve(router, deps, deletePicture, async ({ params: { id } }, context) => {
    const upload = { id, userId: sessionOf(context).user.id, now: deps.now().toISOString() };
    if (!(await deps.database.write((trx) => files.endUpload(trx, upload)))) throw notFound('picture');
    return { isDeleted: true as const };
  });
}
