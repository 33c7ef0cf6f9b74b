import { app, Menu } from 'electron';

import { type MenuActions, menuTemplate, type ThemeChoice } from './template.ts';

/** Sets the native menu; called again when the theme changes, because the menu marks the current theme. */
export function setUpMenu(theme: ThemeChoice, actions: MenuActions): void {
  const template = menuTemplate({
    isMac: process.platform === 'darwin',
    isPackaged: app.isPackaged,
    theme,
    name: app.getName(),
    actions,
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
