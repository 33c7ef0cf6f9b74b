import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router-dom';

import { useTabs } from './tabs-store.ts';

/**
 * A router for each tab, with that tab's own history. The address bar, which main and some pages read, follows the tab
 * that is shown.
 */
export function createTabRouters(routes: RouteObject[]) {
  const routers = new Map<number, DataRouter>();
  const isActive = (id: number) => useTabs.getState().active === id;

  const make = (id: number, address: string): DataRouter => {
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    let { key } = router.state.location;
    router.subscribe(({ location: { key: next, pathname, search, hash } }) => {
      if (next === key || !isActive(id)) return;
      key = next;
      show(`${pathname}${search}${hash}`);
    });
    routers.set(id, router);
    return router;
  };
  const show = (address: string) => {
    window.history.replaceState(null, '', address);
    useTabs.getState().update({ address });
  };

  useTabs.subscribe(({ tabs, active }, before) => {
    const shown = tabs.find(({ id }) => id === active);
    if (active !== before.active && shown) window.history.replaceState(null, '', shown.address);
    const open = new Set(tabs.map(({ id }) => id));
    for (const [id, router] of routers) {
      if (open.has(id)) continue;
      router.dispose();
      routers.delete(id);
    }
  });

  const routerOf = (id: number): DataRouter => {
    const known = routers.get(id);
    if (known) return known;
    return make(id, useTabs.getState().tabs.find((tab) => tab.id === id)?.address ?? '/');
  };
  return { routerOf, active: () => routerOf(useTabs.getState().active) };
}
export type TabRouters = ReturnType<typeof createTabRouters>;
