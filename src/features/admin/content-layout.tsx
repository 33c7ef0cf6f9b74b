import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { NavLink } from '#src/components/link.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import styles from './content-layout.module.css';

const links = [
  { to: paths.adminArticles, label: 'Articles' },
  { to: paths.adminResearch, label: 'Research' },
  { to: paths.adminFocusAreas, label: 'Focus areas' },
  { to: paths.adminPartners, label: 'Partners' },
  { to: paths.adminPlans, label: 'Plans' },
];

/** The frame of /admin/content: one subject a page. */
export function ContentLayout() {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, '[aria-current=page]', pathname);
  return (
    <Stack gap={24}>
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
    </Stack>
  );
}
