import { hour, minute } from '#contract/kit/durations.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { sweepFiles } from '#server/platform/uploads/sweep-files.ts';
import { personalData } from './personal-data.ts';
import { recordPictureRoutes } from './record-routes.ts';
import { pictureRoutes } from './routes.ts';
import { files, findKnown, keysOf } from './store.ts';

export { holdPictures, movePictures, releasePictures } from './holding.ts';
export { holdDraftPictures, holdTextPictures } from './in-texts.ts';
export { pictureCaching, sendPicture } from './sending.ts';
export { insertHeld } from './store.ts';
export { addPicture, storePicture } from './uploading.ts';

/** Pictures of records and members. */
export const pictures = defineFeature({
  routes: [pictureRoutes, recordPictureRoutes],
  // A job of its own: while the storage is away, everything else is still cleared.
  jobs: [
    {
      name: 'pictures',
      every: 10 * minute,
      longest: hour,
      run: (deps) => sweepFiles(deps, files, (ids) => keysOf(deps.database, ids)),
    },
  ],
  storedFiles: findKnown,
  personalData,
});
