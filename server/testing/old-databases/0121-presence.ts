import { getPresence } from '#contract/live-presence.ts';
import type { View } from './view.ts';

export const views: readonly View[] = [['ada', getPresence, {}, { isShared: true, online: [] }]];
