import { getCalendarAddress } from '#contract/calendar.ts';
import type { View } from './view.ts';

export const views: readonly View[] = [['ada', getCalendarAddress, {}, { createdAt: '2026-06-08T09:00:00.000Z' }]];
