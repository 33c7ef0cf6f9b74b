import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import type { DesktopApp } from '#src/platform/index.ts';
import { byDigit, neighbour } from './tab-list.ts';
import type { TabRouters } from './tab-routers.ts';
import { useTabs } from './tabs-store.ts';

/** Does what the menu says about tabs and their history. Whether it was about them. */
export function obeyTabCommand(name: DesktopCommand['name'], app: DesktopApp, routers: TabRouters): boolean {
  const tabs = useTabs.getState();
  if (name === 'newTab') tabs.open('/');
  else if (name === 'nextTab') tabs.activate(neighbour(tabs, 1));
  else if (name === 'previousTab') tabs.activate(neighbour(tabs, -1));
  else if (name === 'closeTab') {
    if (tabs.tabs.length > 1) tabs.close(tabs.active);
    else void app.closeWindow();
  } else if (name === 'back') void routers.active().navigate(-1);
  else if (name === 'forward') void routers.active().navigate(1);
  else return false;
  return true;
}

/** The buttons of a mouse that lead back and forward. */
const sideButtons: Readonly<Record<number, 'back' | 'forward'>> = { 3: 'back', 4: 'forward' };

/** Ctrl or Cmd and a digit, the middle button on a link of our own, and the mouse's buttons for back and forward. */
export function followTabKeys(app: DesktopApp, routers: TabRouters): void {
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !/^[1-9]$/.test(event.key)) return;
    const tabs = useTabs.getState();
    const id = byDigit(tabs, Number(event.key));
    if (id === null) return;
    event.preventDefault();
    tabs.activate(id);
  });
  window.addEventListener('auxclick', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.button !== 1 || !link || link.origin !== location.origin || link.hasAttribute('download')) return;
    // Otherwise the app would open a window.
    event.preventDefault();
    useTabs.getState().open(`${link.pathname}${link.search}${link.hash}`, true);
  });
  window.addEventListener('mouseup', ({ button }) => {
    const name = sideButtons[button];
    if (name) obeyTabCommand(name, app, routers);
  });
}
