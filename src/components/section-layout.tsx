import { type ReactNode, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
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
    icon: ReactNode;
  }[];
}

/** The frame of settings: navigation on one side, one subject on the other. */
export function SectionLayout({ title, subtitle, links }: SectionLayoutProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, '[aria-current=page]', pathname);
  return (
    <Page>
      <PageHeader title={title} subtitle={subtitle} />
      <div className={styles.columns}>
        <nav ref={row} className={styles.nav} aria-label={title}>
          <ul className={styles.links}>
            {links.map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link ?? ''}>
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
