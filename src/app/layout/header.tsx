import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { Link, NavLink } from '#src/components/link.tsx';
import { Logo } from '#src/components/logo.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { SearchButton } from '#src/features/search/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { isInBrowser } from '#src/lib/in-browser.ts';
import { useShell } from '#src/stores/shell.ts';
import styles from './header.module.css';
import { Bell, UserMenu } from './member-parts.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { headerLinks } from './navigation.ts';
import { ThemeMenu } from './theme-menu.tsx';

/** After this many pixels of scrolling the header gets its translucent, blurred background. */
const scrollThreshold = 10;

/** The top of every page. */
export function Header() {
  const site = useSite();
  const { user, isLoading, isExpected } = useCurrentUser();
  const isScrolled = useIsScrolled();
  const isMenuOpen = useShell((state) => state.isMobileMenuOpen);
  const setMenu = useShell((state) => state.setMobileMenu);
  const setDrawer = useShell((state) => state.setDrawer);
  return (
    <header className={classNames(styles.header, (isScrolled || isMenuOpen) && styles.scrolled)}>
      <div className={styles.bar}>
        {isExpected && (
          <IconButton
            label="Open menu"
            disabled={user === null}
            aria-haspopup="dialog"
            className={styles.drawerButton}
            onClick={() => setDrawer(true)}
          >
            <MenuOutlined />
          </IconButton>
        )}
        <Link to={paths.home} className={styles.logo} aria-label={`${site.productName}, home`}>
          <Logo name={site.productName} />
        </Link>
        <nav aria-label="Main" className={styles.links}>
          {headerLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.link ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <SearchButton isMember={user !== null} />
          {user && <Bell />}
          <ThemeMenu />
          {isLoading && (
            <span className={styles.userLoading}>
              <Spinner label="Checking who is signed in" />
            </span>
          )}
          {user && <UserMenu user={user} />}
          {!isLoading && !user && (
            <>
              <ButtonLink to={paths.signIn} kind="quiet" className={styles.signIn}>
                Sign In
              </ButtonLink>
              <ButtonLink to={paths.signUp}>Sign Up</ButtonLink>
            </>
          )}
          {!isExpected && (
            <IconButton
              label={isMenuOpen ? 'Close menu' : 'Open menu'}
              className={styles.menuButton}
              aria-expanded={isMenuOpen}
              aria-controls="mobile-menu"
              onClick={() => setMenu(!isMenuOpen)}
            >
              {isMenuOpen ? <CloseOutlined /> : <MenuOutlined />}
            </IconButton>
          )}
        </div>
      </div>
      {isMenuOpen && !isExpected && <MobileMenu onClose={() => setMenu(false)} />}
    </header>
  );
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(() => isInBrowser && window.scrollY > scrollThreshold);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > scrollThreshold);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isScrolled;
}
