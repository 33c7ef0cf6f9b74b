import { app, type BrowserWindow, Notification, nativeImage } from 'electron';

import { minute } from '#contract/kit/durations.ts';
import { dotBitmap } from './dot.ts';
import { createNotifier, type Shown } from './notifier.ts';

/** How often the server is asked for news (milliseconds). */
const interval = minute;

interface NotificationOptions {
  ask: (path: string) => Promise<Response>;
  isSignedIn: () => Promise<boolean>;
  isEnabled: () => boolean;
  window: () => BrowserWindow | null;
  openPage: (path: string) => void;
}

/** Watches for news while the app runs, and at once when the window gets the focus. */
export function setUpNotifications({ ask, isSignedIn, isEnabled, window, openPage }: NotificationOptions) {
  // Held until they are clicked or closed: a collected one would no longer answer.
  const shown = new Set<Notification>();

  const show = ({ title, body, path }: Shown) => {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    const drop = () => shown.delete(notification);
    notification.on('click', () => {
      drop();
      openPage(path);
    });
    notification.on('close', drop);
    shown.add(notification);
    notification.show();
  };

  const setUnread = (count: number) => {
    app.setBadgeCount(count);
    if (process.platform !== 'win32') return;
    const dot = count === 0 ? null : nativeImage.createFromBitmap(dotBitmap(16), { width: 16, height: 16 });
    window()?.setOverlayIcon(dot, count === 0 ? '' : `${count} unread`);
  };

  const notifier = createNotifier({ ask, isSignedIn, isEnabled, show, setUnread });
  const timer = setInterval(() => void notifier.poll(), interval);
  app.on('browser-window-focus', () => void notifier.poll());
  return { ...notifier, stop: () => clearInterval(timer) };
}
