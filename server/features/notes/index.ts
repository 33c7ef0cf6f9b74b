import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { readsNote } from './reading.ts';
import { noteRoutes } from './routes.ts';
import { keepPrivate } from './store.ts';

/** What members note about records. */
export const notes = defineFeature({
  routes: [noteRoutes],
  personalData,
  attachmentHolders: { note: readsNote },
  onListLeft: keepPrivate,
});
