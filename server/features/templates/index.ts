import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { templateRoutes } from './routes.ts';

/** Texts that members save for messages, enquiries and introductions. */
export const templates = defineFeature({ routes: [templateRoutes], personalData });
