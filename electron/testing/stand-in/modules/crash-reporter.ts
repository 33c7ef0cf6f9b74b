import { guarded } from '../support/guarded.ts';

let started: Electron.CrashReporterStartOptions | null = null;
let isSent = false;

export const crashReporter = guarded('crashReporter', {
  /** Once in a run: it cannot be stopped. */
  start: (options: Electron.CrashReporterStartOptions): void => {
    if (started) throw new Error('The crash reporter was started already');
    const { submitURL, uploadToServer = true, compress = true } = options;
    if (uploadToServer && !submitURL) throw new Error('submitURL must be specified when uploadToServer is true');
    if (submitURL !== undefined && !/^https?:$/.test(new URL(submitURL).protocol)) throw new Error('No web address');
    if (uploadToServer && !compress) throw new Error('Sending uncompressed crash reports is deprecated');
    started = options;
    isSent = uploadToServer;
  },
  setUploadToServer: (isOn: boolean): void => {
    // Electron ignores it; a product that relies on it is wrong.
    if (!started) throw new Error('setUploadToServer has no effect before start');
    isSent = isOn;
  },
  getUploadToServer: (): boolean => isSent,
} satisfies Partial<Electron.CrashReporter>);
