import type { MenuItemConstructorOptions } from 'electron';

/**
 * The native menu, from roles only: they bring the labels, shortcuts and behaviour of the system.
 * Developer tools are offered while developing, not in the packed app.
 */
export function menuTemplate({ isMac, isPackaged }: { isMac: boolean; isPackaged: boolean }) {
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
  if (!isPackaged) view.push({ role: 'toggleDevTools' });
  return [
    { role: isMac ? 'appMenu' : 'fileMenu' },
    { role: 'editMenu' },
    { label: 'View', submenu: view },
    { role: 'windowMenu' },
  ] satisfies MenuItemConstructorOptions[];
}
