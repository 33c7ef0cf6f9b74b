import { app, Menu } from 'electron';

import { type MenuActions, menuTemplate, type ThemeChoice } from './template.ts';

/** Puts the native menu in place; again when the theme has changed, which it marks. */
export function setUpMenu(theme: ThemeChoice, actions: MenuActions): void {
  const template = menuTemplate({
    isMac: process.platform === 'darwin',
    isPackaged: app.isPackaged,
    theme,
    actions,
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
