import type { NotificationTarget } from './notification-target.ts';

/** The part of Electron's `Notification` that tells what was done to it. */
export interface ShownNotification {
  on(event: 'click' | 'failed' | 'action', listener: () => void): unknown;
  on(event: 'reply', listener: (details: { reply: string }) => void): unknown;
}

/** How many notifications are held; a click on an older one only brings the app to the front. */
const held = 100;

/**
 * Holds notifications until something was done to them, on macOS and Linux: a collected one would no longer answer. One
 * that has gone from the screen can still be in the system's list.
 */
export function createShownNotifications(act: (target: NotificationTarget, reply?: string) => unknown) {
  const shown = new Set<ShownNotification>();
  return {
    add: (notification: ShownNotification, target: NotificationTarget): void => {
      const [oldest] = shown;
      if (oldest && shown.size >= held) shown.delete(oldest);
      shown.add(notification);
      const done = (how: NotificationTarget['act'], reply?: string) => {
        shown.delete(notification);
        void act({ ...target, act: how }, reply);
      };
      notification.on('failed', () => shown.delete(notification));
      notification.on('click', () => done('open'));
      // The only button of ours.
      notification.on('action', () => done('read'));
      notification.on('reply', ({ reply }) => done('reply', reply));
    },
    count: () => shown.size,
  };
}
