import { LogoutOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import type { CurrentUser } from '#contract/accounts.ts';
import { NavLink } from '#src/components/link.tsx';
import { useUnread } from '#src/features/messages/index.ts';
import { useOutboxCount, useSafeSignOut } from '#src/features/outbox/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { classNames } from '#src/lib/class-names.ts';
import { RoleIcon } from './role-icon.tsx';
import styles from './sidebar-content.module.css';
import { sidebarGroups } from './sidebar-links.tsx';

/** The content of the sidebar and of the drawer on small screens: the user, the links, Sign Out. */
export function SidebarContent({ user, isCollapsed = false }: { user: CurrentUser; isCollapsed?: boolean }) {
  const site = useSite();
  const { signOut, isPending, question } = useSafeSignOut();
  const { waiting, refused } = useOutboxCount();
  const unread = useUnread(true);
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useChosenInView(links, '[aria-current=page]', pathname);
  return (
    <div className={classNames(styles.content, isCollapsed && styles.collapsed)}>
      <div className={styles.person}>
        <RoleIcon role={user.role} />
        <div className={styles.text}>
          <div className={styles.name}>{user.fullName ?? user.username}</div>
          <div className={styles.role}>{roleName(user)}</div>
        </div>
      </div>
      <nav ref={links} aria-label="Member" className={styles.groups}>
        {sidebarGroups(user, site, { unread, unsent: waiting + refused }).map((group) => (
          <div key={group.title} className={styles.group}>
            {group.title && <div className={styles.title}>{group.title}</div>}
            <ul>
              {group.links.map(({ to, label, icon, badge, count, countNoun = 'unread', end = false }) => (
                <li key={to}>
                  <NavLink to={to} end={end} className={styles.link ?? ''} title={isCollapsed ? label : undefined}>
                    <span className={styles.icon} aria-hidden="true">
                      {icon}
                    </span>
                    <span className={styles.text}>{label}</span>
                    {badge && <span className={classNames(styles.badge, styles.text)}>{badge}</span>}
                    {count && (
                      <span className={styles.count}>
                        {count}
                        <span className="visually-hidden"> {countNoun}</span>
                      </span>
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <button
        type="button"
        className={classNames(styles.link, styles.signOut)}
        disabled={isPending}
        title={isCollapsed ? 'Sign Out' : undefined}
        onClick={signOut}
      >
        <span className={styles.icon} aria-hidden="true">
          <LogoutOutlined />
        </span>
        <span className={styles.text}>Sign Out</span>
      </button>
      {question}
    </div>
  );
}

/** The label of the user's role. Admins are labelled as such, whatever their plan. */
function roleName({ role, membershipTier }: CurrentUser): string {
  if (role === 'admin') return 'Admin';
  return membershipTier === 'professional' ? 'Professional' : 'Member';
}
