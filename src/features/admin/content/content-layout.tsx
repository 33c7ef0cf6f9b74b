import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { NavLink } from '#src/components/link.tsx';
import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import styles from './content-layout.module.css';

const links = [
  { to: '/admin/content/articles', label: 'Articles' },
  { to: '/admin/content/research', label: 'Research' },
  { to: '/admin/content/focus-areas', label: 'Focus areas' },
  { to: '/admin/content/partners', label: 'Partners' },
  { to: '/admin/content/plans', label: 'Plans' },
];

/** The frame of /admin/content: one subject a page. */
export function ContentLayout() {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, '[aria-current=page]', pathname);
  return (
    <div className={styles.content}>
      <nav aria-label="Content">
        <ul ref={row} className={styles.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={styles.link ?? ''}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
