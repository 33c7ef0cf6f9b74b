import { app, crashReporter } from 'electron';

import type { Config } from '../config/config.ts';
import { type CrashReports, createCrashReports } from './crash-reports.ts';

/**
 * Begins crash reports where the person has agreed. Runs before Electron is ready, so that every process of the app is
 * watched.
 */
export function beginCrashReports(
  configOf: () => Config,
  report: (problem: string, error: unknown) => void,
): CrashReports {
  const crashReports = createCrashReports({ reporter: crashReporter, folder: () => app.getPath('crashDumps'), report });
  try {
    const { sendsCrashReports, serverOrigin } = configOf();
    crashReports.begin(sendsCrashReports, serverOrigin);
  } catch {
    // Errors in the configuration are explained once the app is ready.
  }
  return crashReports;
}
