import {
  DashboardOutlined,
  DeploymentUnitOutlined,
  HomeOutlined,
  MessageOutlined,
  ShopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { CurrentUser } from '#contract/accounts.ts';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useUnread } from '#src/features/messages/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { currentLink } from '#src/lib/current-link.ts';
import styles from './bottom-bar.module.css';
import { sidebarGroups } from './sidebar-links.tsx';

interface Place {
  to: string;
  label: string;
  icon: ReactNode;
  /** The group of the sidebar that this link stands for. */
  group?: string;
}

const places: readonly Place[] = [
  { to: paths.home, label: 'Home', icon: <HomeOutlined /> },
  { to: paths.network, label: 'Network', icon: <DeploymentUnitOutlined />, group: 'Network' },
  { to: paths.listings, label: 'Market', icon: <ShopOutlined />, group: 'Market' },
  { to: paths.messages, label: 'Messages', icon: <MessageOutlined /> },
  { to: paths.dashboard, label: 'Dashboard', icon: <DashboardOutlined />, group: 'Personal' },
];

/** The five places that members go to most, at the lower edge of a phone (rule shell). */
export function BottomBar({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const unread = useUnread(true);
  const groups = sidebarGroups(user, useSite(), { unread: undefined, unsent: 0 });
  const link = currentLink(
    groups.flatMap(({ links }) => links),
    pathname,
  );
  const group = groups.find(({ links }) => link && links.includes(link))?.title;
  return (
    <nav aria-label="Quick links" className={styles.bar}>
      {places.map((place) => {
        // The admin area is no part of the dashboard.
        const isCurrent =
          link !== undefined && link.to !== paths.admin && (place.to === link.to || (place.group ?? '') === group);
        return (
          <Link key={place.to} to={place.to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
            <span className={styles.icon} aria-hidden="true">
              {place.icon}
            </span>
            {place.label}
            {place.to === paths.messages && unread && (
              <span className={styles.count}>
                {unread}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
