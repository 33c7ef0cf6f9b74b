import { defineFeature } from '#server/platform/feature.ts';
import { sweepReports } from './report-folder.ts';
import { crashReportRoutes } from './routes.ts';

/** Crash reports of desktop apps, in a folder of the server's. */
export const crashReports = defineFeature({
  routes: [crashReportRoutes],
  sweep: ({ env, now }) => sweepReports(env.dataDir, now()),
});
