import { rmSync } from 'node:fs';

import { sendCrashReport } from '#contract/crash-reports.ts';

/** The part of Electron's crash reporter that is used here. */
export interface Reporter {
  start(options: {
    submitURL: string;
    uploadToServer: true;
    rateLimit: true;
    compress: true;
    ignoreSystemCrashHandler: true;
  }): void;
  setUploadToServer(isOn: boolean): void;
}

interface CrashReportOptions {
  reporter: Reporter;
  /** The folder in which Electron keeps reports until they are sent. */
  folder: () => string;
  report: (problem: string, error: unknown) => void;
}

/**
 * Crash reports to one's own server, with the person's consent. Without it the reporter is never started, so that nothing
 * is collected. It cannot be ended in a run: once the consent is withdrawn nothing is sent any more, and what was
 * collected is deleted at the end and at the next start.
 */
export function createCrashReports({ reporter, folder, report }: CrashReportOptions) {
  let startedFor: string | null = null;
  let isOn = false;
  let current = '';

  const wipe = () => {
    try {
      rmSync(folder(), { recursive: true, force: true });
    } catch (error) {
      report('Crash reports could not be deleted', error);
    }
  };
  const apply = () => {
    // The reporter keeps the address that it was started with: another server gets reports from the next start on.
    if (startedFor !== null) return reporter.setUploadToServer(isOn && current === startedFor);
    if (!isOn) return;
    startedFor = current;
    reporter.start({
      submitURL: new URL(sendCrashReport.path, current).href,
      uploadToServer: true,
      rateLimit: true,
      compress: true,
      // The system's own collection, which may go to its maker, is left out.
      ignoreSystemCrashHandler: true,
    });
  };

  return {
    /** At the start, before any page: `server` is the origin of the server in force. */
    begin: (consent: boolean, server: string): void => {
      isOn = consent;
      current = server;
      if (!isOn) wipe();
      apply();
    },
    /** The person has decided. */
    decide: (consent: boolean): void => {
      isOn = consent;
      apply();
      if (!isOn) wipe();
    },
    /** Another server is in force. */
    follow: (server: string): void => {
      current = server;
      apply();
    },
    end: (): void => {
      if (!isOn) wipe();
    },
  };
}
export type CrashReports = ReturnType<typeof createCrashReports>;
