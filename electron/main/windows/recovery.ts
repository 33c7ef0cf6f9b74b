import { minute } from '#contract/kit/durations.ts';
import { type Problem, problemPath } from '../app-protocol/problem-page.ts';
import { appUrl, isAppUrl, parseUrl } from '../security/trusted-url.ts';

type Listener<Args extends unknown[]> = (event: unknown, ...args: Args) => void;

/** The part of Electron's `WebContents` that reports crashes, hangs and failed loads. */
export interface FragilePage {
  on(event: 'render-process-gone', listener: Listener<[{ reason: string; exitCode: number }]>): unknown;
  on(
    event: 'did-fail-load',
    listener: Listener<[code: number, description: string, url: string, isMainFrame: boolean]>,
  ): unknown;
  on(event: 'unresponsive' | 'responsive', listener: () => void): unknown;
  getURL(): string;
  loadURL(url: string): Promise<void>;
  reload(): void;
  forcefullyCrashRenderer(): void;
}

interface RecoveryOptions {
  report: (problem: string, error?: unknown) => void;
  /** Asks whether to wait for a page that does not respond; `signal` withdraws the question. */
  askToReload: (signal: AbortSignal) => Promise<boolean>;
  now?: () => number;
}

/** A second crash within this time is not answered with another load (milliseconds). */
export const crashPause = minute;

/** Chromium's code for a load that was replaced by another one. */
const aborted = -3;

/**
 * Recovers a page that has crashed, hangs or could not be loaded: it is loaded once more. If that does not help, a page
 * without scripts explains the problem and offers to reload.
 */
export function recoverPage(page: FragilePage, { report, askToReload, now = Date.now }: RecoveryOptions): void {
  let lastCrash = Number.NEGATIVE_INFINITY;
  let hanging: AbortController | null = null;

  const explain = (problem: Problem) => {
    const from = parseUrl(page.getURL());
    // The problem page itself has failed: there is nothing left to show.
    if (from?.pathname === problemPath) return;
    const path = from && isAppUrl(from.href) ? `${from.pathname}${from.search}` : '/';
    const address = new URL(problemPath, appUrl);
    address.search = new URLSearchParams({ problem, from: path }).toString();
    page.loadURL(address.href).catch((error: unknown) => report('The page that explains cannot be shown', error));
  };

  page.on('render-process-gone', (_event, { reason, exitCode }) => {
    hanging?.abort();
    if (reason === 'clean-exit') return;
    report(`The page’s process has ended: ${reason}, exit code ${exitCode}`);
    const isRepeated = now() - lastCrash < crashPause;
    lastCrash = now();
    if (isRepeated) explain('crashed');
    else page.reload();
  });
  page.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
    if (!isMainFrame || code === aborted) return;
    report(`A page could not be loaded: ${description} (${code})`);
    if (parseUrl(url)?.pathname !== problemPath) explain('unloaded');
  });
  page.on('unresponsive', () => {
    if (hanging) return;
    const asking = new AbortController();
    hanging = asking;
    report('The page does not respond');
    const answer = askToReload(asking.signal).catch(() => false);
    void answer.then((isReload) => {
      // The crash is handled above, by loading the page again.
      if (isReload && !asking.signal.aborted) page.forcefullyCrashRenderer();
      if (hanging === asking) hanging = null;
    });
  });
  page.on('responsive', () => hanging?.abort());
}
