import { type ReactNode, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { classNames } from '#src/lib/class-names.ts';
import { NavLink } from './link.tsx';
import { Page } from './page.tsx';
import { PageHeader } from './page-header.tsx';
import styles from './section-layout.module.css';

interface SectionLayoutProps {
  title: string;
  subtitle?: ReactNode;
  links: readonly {
    to: string;
    label: string;
    icon: ReactNode /** Not marked as current on the pages below it. */;
    isExact?: boolean;
  }[];
  /** Tables need more width than forms. */
  isWide?: boolean;
}

/** The frame of settings and admin pages: navigation on one side, one subject on the other. */
export function SectionLayout({ title, subtitle, links, isWide = false }: SectionLayoutProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, '[aria-current=page]', pathname);
  return (
    <Page>
      <PageHeader title={title} subtitle={subtitle} />
      <div className={classNames(styles.columns, isWide && styles.wide)}>
        <nav ref={row} className={styles.nav} aria-label={title}>
          <ul className={styles.links}>
            {links.map(({ to, label, icon, isExact = false }) => (
              <li key={to}>
                <NavLink to={to} end={isExact} className={styles.link ?? ''}>
                  <span aria-hidden="true">{icon}</span>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </Page>
  );
}
