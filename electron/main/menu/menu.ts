import { app, Menu } from 'electron';

import { menuTemplate } from './template.ts';

export function setUpMenu(): void {
  const template = menuTemplate({ isMac: process.platform === 'darwin', isPackaged: app.isPackaged });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
