import type { ReactNode } from 'react';

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
        </header>
        {children}
        <p className={styles.footer}>{footer}</p>
      </section>
    </div>
  );
}
