import { LogoutOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { CurrentUser } from '#contract/accounts.ts';
import { paths } from '#contract/kit/paths.ts';
import { latePart } from '#src/components/late-part.tsx';
import { SideLink } from '#src/components/side-link.tsx';
import { SideNavigation, type SideNavigationGroup } from '#src/components/side-navigation.tsx';
import { useUnread } from '#src/features/messages/index.ts';
import { useOutboxCount, useSafeSignOut } from '#src/features/outbox/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { currentLink } from '#src/lib/current-link.ts';
import { RoleIcon } from './role-icon.tsx';
import styles from './sidebar-content.module.css';
import { settingsLink, sidebarGroups } from './sidebar-links.tsx';

// In its place stands an empty column: other links would be seen for a moment.
const AdminNavigation = latePart(
  async () => (await import('#src/features/admin/index.ts')).AdminNavigation,
  <div className={styles.room} />,
);

interface SidebarContentProps {
  user: CurrentUser;
  isCollapsed?: boolean;
  /** Links that stand in the drawer only, because small screens have no header links. */
  more?: SideNavigationGroup;
  /** Stands at the foot, beside Settings. */
  tool?: ReactNode;
}

/** The content of the sidebar and of the drawer on small screens: the user, the links, Settings, Sign Out. */
export function SidebarContent({ user, isCollapsed = false, more, tool }: SidebarContentProps) {
  const { signOut, isPending, question } = useSafeSignOut();
  const { pathname } = useLocation();
  const member = <MemberNavigation user={user} isCollapsed={isCollapsed} {...(more && { more })} />;
  return (
    <div className={classNames(styles.content, isCollapsed && styles.collapsed)}>
      <div className={styles.person}>
        <RoleIcon role={user.role} />
        <div className={styles.text}>
          <div className={styles.name}>{user.fullName ?? user.username}</div>
          <div className={styles.role}>{roleName(user)}</div>
        </div>
      </div>
      {user.role === 'admin' && isAdminArea(pathname) ? (
        <AdminNavigation isCollapsed={isCollapsed}>{member}</AdminNavigation>
      ) : (
        member
      )}
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.signOut}
          disabled={isPending}
          title={isCollapsed ? 'Sign Out' : undefined}
          onClick={signOut}
        >
          <LogoutOutlined aria-hidden="true" />
          <span className={styles.text}>Sign Out</span>
        </button>
        <div className={styles.settings}>
          <SideLink link={settingsLink} isCurrent={currentLink([settingsLink], pathname) !== undefined} isCollapsed />
        </div>
        {tool}
      </div>
      {question}
    </div>
  );
}

type MemberNavigationProps = Pick<SidebarContentProps, 'user' | 'more'> & { isCollapsed: boolean };

function MemberNavigation({ user, isCollapsed, more }: MemberNavigationProps) {
  const site = useSite();
  const { waiting, refused } = useOutboxCount();
  const unread = useUnread(true);
  const groups = sidebarGroups(user, site, { unread, unsent: waiting + refused });
  return <SideNavigation label="Member" groups={[...groups, ...(more ? [more] : [])]} isCollapsed={isCollapsed} />;
}

/** Whether the address is that of an admin page. */
function isAdminArea(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}

/** The label of the user's role. Admins are labelled as such, whatever their plan. */
function roleName({ role, membershipTier }: CurrentUser): string {
  if (role === 'admin') return 'Admin';
  return membershipTier === 'professional' ? 'Professional' : 'Member';
}
