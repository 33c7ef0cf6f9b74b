import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

import { lateDialog } from '#src/components/late-dialog.tsx';
import { StaticPart } from '#src/components/static-part.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { LateComparisonTray } from '#src/features/comparisons/index.ts';
import { useMedia } from '#src/hooks/use-media.ts';
import { hasChosen, useChosen } from '#src/lib/compared.ts';
import { useShell } from '#src/stores/shell.ts';
import { isAppPage } from './app-pages.ts';
import { DocumentTitle } from './document-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { BottomBar, Sidebar } from './member-parts.tsx';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRouteChange } from './use-route-change.ts';

const SidebarDrawer = lateDialog(async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer);

/** Where the bottom bar is; the same condition is that of its room in layout.module.css. */
const phone = '(max-width: 767px) and (min-height: 480px)';

/** The frame of every route: header, sidebar and bottom bar of signed-in users, page, footer, overlays. */
export function Layout() {
  const { user, isExpected } = useCurrentUser();
  const { pathname } = useLocation();
  const isDrawerOpen = useShell((state) => state.isDrawerOpen);
  const setDrawer = useShell((state) => state.setDrawer);
  const isComparing = useChosen(hasChosen);
  const isPhone = useMedia(phone);
  const navigation = useNavigation();
  const main = useRouteChange();
  useKeptFocus(main);
  return (
    <>
      <SkipLinks />
      <StaticPart of={pathname}>
        <Header />
      </StaticPart>
      <div className={styles.body}>
        {user ? <Sidebar user={user} /> : <div className={styles.sidebarRoom} />}
        <div className={styles.column}>
          <Notices />
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            {navigation.state === 'loading' && (
              <div className={styles.progress} role="progressbar" aria-label="Loading page" />
            )}
            <Outlet />
          </main>
          <StaticPart>
            <Footer isSlim={isExpected && isAppPage(pathname)} />
          </StaticPart>
          {isComparing && <LateComparisonTray />}
        </div>
      </div>
      {user && isPhone && <BottomBar user={user} />}
      {user && isDrawerOpen && <SidebarDrawer user={user} onClose={() => setDrawer(false)} />}
      <DocumentTitle />
      <Overlays />
      {/* The first page of a visit has no key of its own, so it must not be confused with another page's position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
