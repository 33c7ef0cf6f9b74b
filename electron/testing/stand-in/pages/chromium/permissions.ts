import type { Target } from './cdp.ts';

/** The web permissions that Chromium lets DevTools set, by Electron's names for them. */
const chromiumNames: Record<string, readonly string[]> = {
  geolocation: ['geolocation'],
  notifications: ['notifications'],
  media: ['camera', 'microphone'],
  midi: ['midi'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  'idle-detection': ['idle-detection'],
  'local-fonts': ['local-fonts'],
};

/** Makes Chromium decide as main has decided, until main is asked again. */
export async function setPermission(
  browser: Target,
  { permission, isGranted }: { permission: string; isGranted: boolean },
  { origin, contextId }: { origin: string; contextId: { browserContextId?: string } },
): Promise<void> {
  for (const name of chromiumNames[permission] ?? []) {
    const setting = isGranted ? 'granted' : 'denied';
    await browser.send('Browser.setPermission', { permission: { name }, setting, origin, ...contextId });
  }
}
