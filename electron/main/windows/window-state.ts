import { z } from 'zod';

import { readText, writeWhole } from '../settings/settings-file.ts';

const whole = z.number().int().min(-100_000).max(100_000);

/** `window.json` in the app's data folder: what the window was like when it was last seen. */
const windowState = z.object({
  bounds: z.object({ x: whole, y: whole, width: whole.positive(), height: whole.positive() }),
  isMaximized: z.boolean(),
  isFullScreen: z.boolean(),
  zoomFactor: z.number().min(0.25).max(5),
  theme: z.enum(['light', 'dark', 'system']),
});
export type WindowState = z.infer<typeof windowState>;

/** `null` where there is no file, or one that is no use: the window then opens as at the first start. */
export function readWindowState(file: string): WindowState | null {
  const text = readText(file);
  if (text === null) return null;
  try {
    return windowState.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A disk that refuses costs the window its place, no more. */
export function saveWindowState(file: string, state: WindowState): void {
  try {
    writeWhole(file, JSON.stringify(state));
  } catch {
    // See above.
  }
}
