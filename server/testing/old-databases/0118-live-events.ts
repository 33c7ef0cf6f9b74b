import type { View } from './view.ts';

/** Events are told to open streams and are gone after an hour: nobody sees those of an old database. */
export const views: readonly View[] = [];
