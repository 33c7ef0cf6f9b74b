import type { RouteObject } from 'react-router-dom';

import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import type { DesktopApp } from '#src/platform/index.ts';
import { followUser } from './follow-user.ts';
import { followTabKeys, obeyTabCommand } from './tab-keys.ts';
import { createTabRouters } from './tab-routers.ts';
import { restoreTabs, useTabs, windowTabsOf } from './tabs-store.ts';

/** The tabs of this window of the desktop app: their pages, keys, and their place in main's memory. */
export function setUpTabs(app: DesktopApp, routes: RouteObject[]) {
  const routers = createTabRouters(routes);
  followTabKeys(app, routers);
  followUser(app);

  let told = '';
  const tell = () => {
    const tabs = windowTabsOf(useTabs.getState());
    const text = JSON.stringify(tabs);
    if (text === told) return;
    told = text;
    void app.tabsChanged(tabs).catch(() => {});
  };
  /** Those of before a restart or reload. Without them the window goes on with the one it shows. */
  const restored = app
    .tabs()
    .then((tabs) => tabs && restoreTabs(tabs))
    .catch(() => {})
    .then(() => void useTabs.subscribe(tell));
  return { routers, restored, obey: (name: DesktopCommand['name']) => obeyTabCommand(name, app, routers) };
}
