import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { useCurrentUser } from '#src/features/accounts/index.ts';
import { hasChosen, useChosen } from '#src/lib/compared.ts';
import { isInBrowser } from '#src/lib/in-browser.ts';
import { useShell } from '#src/stores/shell.ts';
import { DocumentTitle } from './document-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';
import { Sidebar } from './sidebar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRouteChange } from './use-route-change.ts';

// Most visits compare nothing.
const ComparisonTray = lazy(() =>
  import('#src/features/comparisons/index.ts').then((m) => ({ default: m.ComparisonTray })),
);
// Nothing is said before the first page has been drawn.
const Toaster = lazy(() => import('#src/components/toaster.tsx').then((m) => ({ default: m.Toaster })));
const SidebarDrawer = lazy(() => import('./sidebar-drawer.tsx').then((m) => ({ default: m.SidebarDrawer })));

/** The frame of every route: header, sidebar of signed-in users, page, footer, toasts. */
export function Layout() {
  const { user } = useCurrentUser();
  const isDrawerOpen = useShell((state) => state.isDrawerOpen);
  const isComparing = useChosen(hasChosen);
  const navigation = useNavigation();
  const main = useRouteChange();
  useKeptFocus(main);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header />
      {navigation.state === 'loading' && (
        <div className={styles.progress} role="progressbar" aria-label="Loading page" />
      )}
      <div className={styles.body}>
        {user ? <Sidebar user={user} /> : <div className={styles.sidebarRoom} />}
        <div className={styles.column}>
          <Notices />
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
          {isComparing && (
            <Suspense fallback={null}>
              <ComparisonTray />
            </Suspense>
          )}
        </div>
      </div>
      {user && isDrawerOpen && (
        <Suspense fallback={null}>
          <SidebarDrawer user={user} />
        </Suspense>
      )}
      <DocumentTitle />
      {isInBrowser && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
      <Overlays />
      {/* The first page of a visit has no key of its own, so it must not be confused with another page's position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
