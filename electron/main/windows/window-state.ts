import { z } from 'zod';

import { windowTabs } from '#contract/desktop/tabs.ts';
import { ownRoute } from '../security/own-route.ts';
import { appUrl, isAppUrl } from '../security/trusted-url.ts';
import { readText, setAside, writeWhole } from '../settings/settings-file.ts';

/** The largest number of windows that are restored. */
export const maxWindows = 10;

const whole = z.number().int().min(-100_000).max(100_000);

const windowState = z.object({
  /** The page without query and hash, which may hold tokens from email links. */
  path: z.string().transform((path) => pagePath(path)),
  /** Its tabs, where it has several; the path is the active one's. */
  tabs: windowTabs.transform(({ paths, active }) => ({ active, paths: paths.map(pagePath) })).optional(),
  bounds: z.object({ x: whole, y: whole, width: whole.positive(), height: whole.positive() }),
  isMaximized: z.boolean(),
  isFullScreen: z.boolean(),
});
export type WindowState = z.output<typeof windowState>;

const common = { theme: z.enum(['light', 'dark', 'system']), zoomFactor: z.number().min(0.25).max(5) };

/** `window.json` in the app's data folder: the windows of the last run, the front one first. */
const windowsState = z.object({
  ...common,
  /** Chromium has one zoom factor for all windows of the app. */
  windows: z.array(windowState).min(1).max(maxWindows),
});
export type WindowsState = z.output<typeof windowsState>;

/** Version 1.0 saved one window, without its page. */
const formerState = z
  .object({ ...common, ...windowState.omit({ path: true, tabs: true }).shape })
  .transform(({ theme, zoomFactor, ...window }) => ({ theme, zoomFactor, windows: [{ path: '/', ...window }] }));

const savedState = z.union([windowsState, formerState]);

/** The path of one of the app's pages, without query and hash; `/` for anything else. */
export function pagePath(address: string): string {
  const url = URL.parse(address, appUrl);
  return (url && isAppUrl(url.href) && ownRoute(url.pathname)) || '/';
}

type Report = (problem: string, error?: unknown) => void;

/** `null` where there is no file, or a damaged one, which is set aside. The app then opens as at the first start. */
export function readWindowsState(file: string, report: Report): WindowsState | null {
  const text = readText(file);
  if (text === null) return null;
  const state = parse(text);
  if (!state) setAside(file, 'The file of the windows', report);
  return state;
}

function parse(text: string): WindowsState | null {
  try {
    return savedState.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** When the disk refuses, the windows lose their places, nothing more. */
export function saveWindowsState(file: string, state: WindowsState): void {
  try {
    writeWhole(file, JSON.stringify(state));
  } catch {
    // When the disk refuses, the windows lose their places, nothing more.
  }
}
