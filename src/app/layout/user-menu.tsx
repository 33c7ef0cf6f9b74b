import {
  DashboardOutlined,
  DownOutlined,
  LogoutOutlined,
  SafetyCertificateOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import type { CurrentUser } from '#contract/accounts.ts';
import { MenuButton, type MenuItem } from '#src/components/menu-button.tsx';
import { useSignOut } from '#src/features/accounts/index.ts';
import styles from './header.module.css';
import { RoleIcon } from './role-icon.tsx';

/** The signed-in user's menu (spec 1, section 2). */
export function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isAdmin = user.role === 'admin';
  const page = (key: string, label: string, icon: MenuItem['icon'], to: string): MenuItem => ({
    key,
    label,
    icon,
    onSelect: () => void navigate(to),
  });
  const items: MenuItem[] = [
    page('profile', 'Profile', <UserOutlined />, `/network/profile/${user.id}`),
    page('dashboard', 'Dashboard', <DashboardOutlined />, '/dashboard'),
    ...(isAdmin ? [page('admin', 'Admin Dashboard', <SafetyCertificateOutlined />, '/admin')] : []),
    { key: 'sign-out', label: 'Sign out', icon: <LogoutOutlined />, onSelect: () => signOut.mutate() },
  ];
  return (
    <MenuButton className={styles.user} items={items}>
      <RoleIcon role={user.role} />
      <span className="visually-hidden">User menu of</span>
      <span className={styles.username}>{user.username}</span>
      {isAdmin && <span className={styles.adminBadge}>Admin</span>}
      <DownOutlined className={styles.caret} aria-hidden="true" />
    </MenuButton>
  );
}
