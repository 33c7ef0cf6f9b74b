import type { Router } from 'express';

import { deletePicture, getPicture, uploadPicture } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { sendPicture } from './sending.ts';
import { files } from './store.ts';
import { addPicture } from './uploading.ts';

/** Pictures of records (rule pictures). */
export function pictureRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadPicture, ({ query: { crop } }, context) =>
    addPicture(deps, sessionOf(context).user.id, { bytes: context.file, crop }),
  );

  serve(router, deps, getPicture, async ({ params: { file } }, context) => {
    const [, id = '', width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
    await sendPicture(deps, { id, width: Number(width) }, context);
    return '';
  });

  serve(router, deps, deletePicture, async ({ params: { id } }, context) => {
    const upload = { id, userId: sessionOf(context).user.id, now: deps.now().toISOString() };
    if (!(await deps.database.write((trx) => files.endUpload(trx, upload)))) throw notFound('picture');
    return { isDeleted: true as const };
  });
}
