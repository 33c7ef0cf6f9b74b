import type { Router } from 'express';

import { sendCrashReport } from '#contract/crash-reports.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { readCrashReport } from './read-report.ts';
import { storeReport } from './report-folder.ts';

/** Takes crash reports of desktop apps. Nothing of the sender is kept: no account, no address. */
export function crashReportRoutes(router: Router, deps: Deps): void {
  serve(router, deps, sendCrashReport, async (_input, { file, req }) => {
    const report = await readCrashReport(file, req.headers['content-type'] ?? '');
    if (!report) throw new HttpError('invalid_input', 'This is not a crash report of the desktop app.');
    const id = await storeReport(deps.env.dataDir, report, deps.now());
    if (id === null) throw new HttpError('unavailable', 'The server has no room for more crash reports.');
    deps.logger.warn({ report: id, ...report.about }, 'a desktop app has sent a crash report');
    return { id };
  });
}
