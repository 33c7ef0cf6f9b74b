import type { ReactNode } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useDesktopStatus } from '#src/hooks/use-desktop-status.ts';
import styles from './account-card.module.css';

interface AccountCardProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Below the card, such as the way to the other form. */
  footer: ReactNode;
}

/** The frame of the sign-in and sign-up forms. */
export function AccountCard({ title, subtitle, children, footer }: AccountCardProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p>{subtitle}</p>
          <ServerLine />
        </header>
        {children}
        <p className={styles.footer}>{footer}</p>
      </section>
    </div>
  );
}

/**
 * Which server a password typed here goes to. Any server may look like CARDI's in the app; on the web the browser's
 * address bar says it.
 */
function ServerLine() {
  const status = useDesktopStatus();
  if (!status) return null;
  return (
    <p className={styles.server}>
      Server: <strong>{new URL(status.serverOrigin).host}</strong>{' '}
      <Link to={`${paths.settingsApp}#server`}>Change server</Link>
    </p>
  );
}
