import { defineFeature } from '#server/platform/feature.ts';
import { mailSampleRoutes } from './routes.ts';

/** Every mail that the product sends, as it will look, for admins. */
export const mailSamples = defineFeature({ routes: [mailSampleRoutes] });
