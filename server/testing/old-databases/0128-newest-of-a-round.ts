import type { View } from './view.ts';

export const views: readonly View[] = [];
