import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** The type and the size limit of a report; the limit counts the bytes after decompression. */
export const crashUpload = {
  types: ['multipart/form-data'],
  maxBytes: 8 * 1024 * 1024,
  mayBeCompressed: true,
} as const;

/** The server keeps a report for this long (days). */
export const crashReportDays = 30;

/**
 * POST /api/crash-reports: a report of the desktop app, in the form that Electron's crash reporter sends. 400 for anything
 * that holds no minidump, 413 above 8 MB. The answer is 200, because the reporter takes any other status for a failure.
 */
export const sendCrashReport = defineEndpoint({
  name: 'crashReports.send',
  method: 'POST',
  path: '/api/crash-reports',
  summary: 'Send a crash report of the desktop app',
  access: 'everyone',
  upload: crashUpload,
  response: z.object({ id: z.uuid() }),
  rateLimits: [{ by: 'address', limit: 10, windowSeconds: 3600 }],
});
