import type { SessionInside } from '../../modules/session.ts';
import type { Target } from './cdp.ts';

/** The web permissions that a page can ask for, with Electron's names for them. */
const permissions = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  camera: 'media',
  microphone: 'media',
  midi: 'midi',
  'clipboard-read': 'clipboard-read',
  'clipboard-write': 'clipboard-sanitized-write',
  'idle-detection': 'idle-detection',
  'local-fonts': 'local-fonts',
} as const;

/**
 * Over DevTools, Chromium does not ask for permissions. The handlers are therefore asked before each document loads,
 * and permissions that both of them allow are granted. Without a handler Electron allows everything.
 */
export async function setPermissions(browser: Target, { permission }: SessionInside, page: PageAsking): Promise<void> {
  const { url, own, contextId } = page;
  const { origin } = new URL(url);
  if (!/^https?:/.test(url)) return;
  const ownOrigin = new URL(own).href;
  for (const [name, asked] of Object.entries(permissions)) {
    const checked = permission.check?.(null, asked, ownOrigin, { isMainFrame: true }) ?? true;
    const requested = await requestedBy(permission.request, asked, own);
    await browser
      .send('Browser.setPermission', {
        permission: { name },
        setting: checked && requested ? 'granted' : 'denied',
        origin,
        ...contextId,
      })
      .catch(() => {});
  }
}

interface PageAsking {
  url: string;
  /** The address as main knows it. */
  own: string;
  contextId: { browserContextId?: string };
}

function requestedBy(handler: SessionInside['permission']['request'], asked: string, url: string): Promise<boolean> {
  if (!handler) return Promise.resolve(true);
  return new Promise((resolve) => {
    handler(null as never, asked as never, resolve, { requestingUrl: url, isMainFrame: true });
  });
}
