import { Activity, useEffect, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';

import { usePageTitleStore } from '#src/stores/page-title.ts';
import { askBeforeUnload } from '#src/stores/unsaved.ts';
import type { TabRouters } from './tab-routers.ts';
import { panelId, TabStrip, tabId } from './tab-strip.tsx';
import styles from './tabbed-pages.module.css';
import { useTabs } from './tabs-store.ts';

/** The pages of the tabs. One is there at a time, and those that were left with entries which are not saved. */
export function TabbedPages({ routers }: { routers: TabRouters }) {
  const tabs = useTabs((state) => state.tabs);
  const active = useTabs((state) => state.active);
  const scroll = tabs.find(({ id }) => id === active)?.scroll ?? 0;
  const isAnyUnsaved = tabs.some(({ id, isUnsaved }) => isUnsaved && id !== active);

  useLayoutEffect(() => {
    // After the router's own turn, which knows nothing of other tabs.
    window.scrollTo(0, scroll);
    // Only when another tab is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active]);
  useEffect(() => usePageTitleStore.subscribe(({ title }) => useTabs.getState().update({ title })), []);
  useEffect(() => {
    if (!isAnyUnsaved) return undefined;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isAnyUnsaved]);

  const kept = tabs.filter(({ id, isUnsaved }) => id === active || isUnsaved);
  return (
    <>
      <TabStrip />
      {kept.map(({ id }) => (
        <Activity key={id} mode={id === active ? 'visible' : 'hidden'}>
          <div
            className={styles.panel}
            {...(tabs.length > 1 && { role: 'tabpanel', id: panelId(id), 'aria-labelledby': tabId(id) })}
          >
            <RouterProvider router={routers.routerOf(id)} useTransitions={false} />
          </div>
        </Activity>
      ))}
    </>
  );
}
