import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { calendarRoutes } from './routes.ts';

/** The calendar of a member, which apps subscribe to. */
export const calendar = defineFeature({ routes: [calendarRoutes], personalData });
