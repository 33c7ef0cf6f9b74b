import { app, BrowserWindow, Notification, nativeImage } from 'electron';

import { minute } from '#contract/kit/durations.ts';
import { listNotifications } from '#contract/notifications.ts';
import type { Desktop, Emit, SignedIn } from '../desktop.ts';
import type { Unread } from '../presence/tray-template.ts';
import { dotBitmap } from './dot.ts';
import { conversationOf, createNotificationActs } from './notification-acts.ts';
import { activation, type NotificationAct, readTarget, writeTarget } from './notification-target.ts';
import { createNotifier, type Shown } from './notifier.ts';
import { createShownNotifications } from './shown-notifications.ts';
import { replyField, toastXml } from './toast-xml.ts';

/** How often the server is asked for new notifications (milliseconds). */
const interval = minute;

interface NotificationOptions {
  desktop: Pick<Desktop, 'ask' | 'user'>;
  emit: Emit;
  isEnabled: () => boolean;
  openPage: (path: string) => void;
  onUnread: (unread: Unread) => void;
}

/** Watches for news while the app runs, also without a window, and at once when a window gets the focus. */
export function setUpNotifications({ desktop, emit, isEnabled, openPage, onUnread }: NotificationOptions) {
  const { ask, user } = desktop;
  const act = createNotificationActs({
    user,
    send: ask,
    openPage,
    onChange: () => {
      emit('refreshed', { path: listNotifications.path, outcome: 'changed', savedAt: new Date().toISOString() });
      void notifier.poll();
    },
    tellFailure: (path) =>
      void showFor({ title: 'Your reply was not sent', body: 'Open the conversation to send it again.', path }),
  });
  const shown = createShownNotifications(act);

  const show = ({ title, body, path, id }: Shown, { server, userId }: SignedIn) => {
    const target = { server, user: userId, path, ...(id !== undefined && { id }) };
    const argumentsOf = (name: NotificationAct) => writeTarget({ act: name, ...target });
    const canReply = id !== undefined && conversationOf(path) !== null;
    if (process.platform === 'win32') {
      const acts = [...(canReply ? (['reply'] as const) : []), ...(id === undefined ? [] : (['read'] as const))];
      // What is done to it comes by `handleActivation`, whether or not this app is the one that showed it.
      new Notification({ toastXml: toastXml({ title, body, argumentsOf, acts }) }).show();
      return;
    }
    const notification = new Notification({
      title,
      body,
      ...(id !== undefined && { actions: [{ type: 'button', text: 'Mark as read' }] }),
      // Elsewhere than on macOS nobody hears of them.
      ...(process.platform === 'darwin' && { id: argumentsOf('open'), hasReply: canReply }),
    });
    shown.add(notification, { act: 'open', ...target });
    notification.show();
  };
  const showFor = async (news: Shown) => {
    const current = await user();
    if (current && Notification.isSupported()) show(news, current);
  };

  if (process.platform === 'win32') {
    Notification.handleActivation((details) => {
      const given = activation.safeParse(details).data;
      const target = given && readTarget(given.arguments);
      if (target) void act(target, given.userInputs?.[replyField]);
      else openPage('/dashboard');
    });
  }
  if (process.platform === 'darwin') {
    // Those of an earlier run that are still in the Notification Center.
    void Notification.getHistory().then((earlier) => {
      for (const notification of earlier) {
        const target = readTarget(notification.id);
        if (target) shown.add(notification, target);
      }
    });
  }

  let count = 0;
  /** Each window has a button of its own in the task bar. */
  const markWindow = (window: BrowserWindow) => {
    const dot = count === 0 ? null : nativeImage.createFromBitmap(dotBitmap(16), { width: 16, height: 16 });
    window.setOverlayIcon(dot, count === 0 ? '' : `${count} unread`);
  };
  const setUnread = (unread: Unread) => {
    count = unread.notifications;
    app.setBadgeCount(count);
    onUnread(unread);
    if (process.platform === 'win32') BrowserWindow.getAllWindows().forEach(markWindow);
  };
  if (process.platform === 'win32') app.on('browser-window-created', (_event, window) => markWindow(window));

  const notifier = createNotifier({ ask, user, isEnabled, show: (news) => void showFor(news), setUnread });
  const timer = setInterval(() => void notifier.poll(), interval);
  app.on('browser-window-focus', () => void notifier.poll());
  return { ...notifier, stop: () => clearInterval(timer) };
}
