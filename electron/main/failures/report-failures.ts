type Gone = { type: string; reason: string; exitCode: number };

interface FailureSources {
  process: { on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown };
  app: { on(event: 'child-process-gone', listener: (event: unknown, details: Gone) => void): unknown };
  report: (problem: string, error?: unknown) => void;
  /** The product's name at this moment. */
  name: () => string;
  /** Shows the error to the person, in place of Electron's own dialog with its stack trace. */
  showError: (title: string, text: string) => void;
}

const text =
  'Something went wrong inside the app. You can go on; if something no longer works, restart it. The details are in the log: App Settings, “Open the logs folder”.';

/** Logs every uncaught error and shows the first one of a run to the person. */
export function reportFailures({ process, app, report, name, showError }: FailureSources): void {
  let isTold = false;
  process.on('uncaughtException', (error) => {
    report('An error was not handled', error);
    if (isTold) return;
    isTold = true;
    showError(`${name()} has a problem`, text);
  });
  process.on('unhandledRejection', (error) => report('A failure was not handled', error));
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') report(`A helper process has ended: ${type}, ${reason}, exit code ${exitCode}`);
  });
}
