import { Menu, nativeImage, Tray } from 'electron';

import type { OpenedRecord } from '#contract/desktop/recent.ts';
import { trayBitmap } from './tray-icon.ts';
import { type PresenceActions, trayTemplate, trayToolTip, type Unread } from './tray-template.ts';

interface TrayOptions {
  name: string;
  actions: PresenceActions;
  report: (problem: string, error: unknown) => void;
}

export interface TrayContent {
  isShown: boolean;
  unread: Unread;
  recent: readonly OpenedRecord[];
}

const isMac = process.platform === 'darwin';
/** The edge that systems draw it with, and the pixels for it on screens with twice as many. */
const [edge, scaleFactor] = [16, 2];

function iconOf(hasNews: boolean) {
  const size = edge * scaleFactor;
  // The menu bar has a number beside it instead of the dot.
  const bitmap = trayBitmap({ size, isTemplate: isMac, hasNews: hasNews && !isMac });
  const image = nativeImage.createFromBitmap(bitmap, { width: size, height: size, scaleFactor });
  if (isMac) image.setTemplateImage(true);
  return image;
}

/** The icon in the tray, or in the menu bar of macOS. A desktop without a tray shows none, and the app goes on without. */
export function createTray({ name, actions, report }: TrayOptions) {
  let tray: Tray | null = null;
  let hadNews = false;

  const make = (hasNews: boolean): Tray | null => {
    try {
      const made = new Tray(iconOf(hasNews));
      // On macOS and Linux a click shows the menu.
      if (process.platform === 'win32') made.on('click', actions.open);
      return made;
    } catch (error) {
      report('The icon in the tray could not be shown', error);
      return null;
    }
  };
  return {
    show: ({ isShown, unread, recent }: TrayContent): void => {
      if (!isShown) {
        tray?.destroy();
        tray = null;
        return;
      }
      const hasNews = unread.notifications > 0;
      if (tray && hasNews !== hadNews) tray.setImage(iconOf(hasNews));
      tray ??= make(hasNews);
      hadNews = hasNews;
      tray?.setToolTip(trayToolTip(name, unread));
      if (isMac) tray?.setTitle(hasNews ? String(unread.notifications) : '');
      tray?.setContextMenu(Menu.buildFromTemplate(trayTemplate({ name, unread, recent, actions })));
    },
  };
}
