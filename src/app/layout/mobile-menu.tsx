import { useEffect } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { NavLink } from '#src/components/link.tsx';
import styles from './mobile-menu.module.css';
import { headerLinks } from './navigation.ts';

/** The header's links on small screens, for visitors. Escape closes it, and so does every change of route. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <nav id="mobile-menu" aria-label="Main" className={styles.menu}>
      {headerLinks.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.link ?? ''}>
          {label}
        </NavLink>
      ))}
      <div className={styles.account}>
        <ButtonLink to={paths.signIn} kind="secondary">
          Sign In
        </ButtonLink>
        <ButtonLink to={paths.signUp}>Sign Up</ButtonLink>
      </div>
    </nav>
  );
}
