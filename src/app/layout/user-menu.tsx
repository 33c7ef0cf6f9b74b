import {
  DashboardOutlined,
  DownOutlined,
  LaptopOutlined,
  LogoutOutlined,
  MessageOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import type { CurrentUser } from '#contract/accounts.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { MenuButton, type MenuItem } from '#src/components/menu-button.tsx';
import { useUnread } from '#src/features/messages/index.ts';
import { useSafeSignOut } from '#src/features/outbox/index.ts';
import { platform } from '#src/platform/index.ts';
import styles from './header.module.css';
import { RoleIcon } from './role-icon.tsx';

/** The signed-in user's menu (rule shell). */
export function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const { signOut, question } = useSafeSignOut();
  const unread = useUnread(true);
  const isAdmin = user.role === 'admin';
  const page = (key: string, label: string, icon: MenuItem['icon'], to: string): MenuItem => ({
    key,
    label,
    icon,
    onSelect: () => void navigate(to),
  });
  const items: MenuItem[] = [
    page('profile', 'Profile', <UserOutlined />, pathTo(paths.member, { id: user.id })),
    page('messages', unread ? `Messages (${unread})` : 'Messages', <MessageOutlined />, paths.messages),
    page('dashboard', 'Dashboard', <DashboardOutlined />, paths.dashboard),
    page('settings', 'Settings', <SettingOutlined />, paths.settingsAccount),
    ...(isAdmin ? [page('admin', 'Admin Dashboard', <SafetyCertificateOutlined />, paths.admin)] : []),
    ...(platform.app ? [page('app-settings', 'App settings', <LaptopOutlined />, paths.settingsApp)] : []),
    { key: 'sign-out', label: 'Sign out', icon: <LogoutOutlined />, onSelect: signOut },
  ];
  return (
    <>
      <MenuButton className={styles.user} items={items}>
        <RoleIcon role={user.role} />
        <span className="visually-hidden">User menu of</span>
        <span className={styles.username}>{user.username}</span>
        {isAdmin && <span className={styles.adminBadge}>Admin</span>}
        <DownOutlined className={styles.caret} aria-hidden="true" />
      </MenuButton>
      {question}
    </>
  );
}
