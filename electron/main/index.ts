import { app, dialog, protocol } from 'electron';

import { type RunningApp, startApp } from './app.ts';
import { privilegedScheme } from './app-protocol/handler.ts';
import { appId } from './config/app-id.ts';
import { ConfigError } from './config/config-error.ts';
import { createConfigOf } from './config/start-config.ts';
import { setUpContextMenus } from './context-menu/context-menu.ts';
import { beginCrashReports } from './failures/begin-crash-reports.ts';
import { reportFailures } from './failures/report-failures.ts';
import { createLog } from './logs/log-file.ts';
import { guardContents } from './security/guards.ts';
import { type Start, setUpStarts } from './starts/starts.ts';

const log = createLog({ folder: app.getPath('logs') });
function report(problem: string, error?: unknown): void {
  console.error(log.write(problem, error));
}

/** The app, from when Electron is ready. */
let running: RunningApp | null = null;

function startOrExplain(start: () => RunningApp): void {
  try {
    running = start();
  } catch (error) {
    report('CARDI cannot start', error);
    dialog.showErrorBox(
      `${app.getName()} cannot start`,
      error instanceof ConfigError ? error.message : 'An unexpected error.',
    );
    app.exit(1);
  }
}

/** The only process of the app for this user: everything that must be there before Electron is ready. */
function begin(): void {
  const configOf = createConfigOf(report);
  reportFailures({
    process,
    app,
    report,
    name: () => app.getName(),
    showError: (title, text) => dialog.showErrorBox(title, text),
  });
  const crashReports = beginCrashReports(configOf, report);
  const openWindow = (path: string) => running?.windows.open(path);
  guardContents({
    tool: {
      origin: () => running?.desktop.researchTool.origin() ?? null,
      origins: () => running?.desktop.researchTool.origins() ?? [],
    },
    openWindow,
    front: () => running?.windows.front() ?? null,
  });
  setUpContextMenus({
    openWindow,
    publicAddress: (path) => new URL(path, running?.desktop.server().origin).href,
  });
  const initialStart = setUpStarts((again: Start) => running?.commands.startedAgain(again));
  app.on('window-all-closed', () => {
    // Closed for an update, the app ends by the update's own restart.
    if (!running?.keepsRunning() && !running?.windows.isClosingAll()) app.quit();
  });
  const start = () => startApp(initialStart(), { configOf, crashReports, log, report });
  void app.whenReady().then(() => startOrExplain(start));
}

app.enableSandbox();
if (process.platform === 'win32') app.setAppUserModelId(appId);
protocol.registerSchemesAsPrivileged([privilegedScheme]);
if (app.requestSingleInstanceLock()) begin();
else app.quit();
