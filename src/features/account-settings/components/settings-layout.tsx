import { BellOutlined, CreditCardOutlined, FolderOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';

import { SectionLayout } from '#src/components/section-layout.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';

const links = [
  { to: '/settings/account', label: 'Account', icon: <UserOutlined /> },
  { to: '/settings/security', label: 'Security', icon: <SafetyOutlined /> },
  { to: '/settings/notifications', label: 'Notifications', icon: <BellOutlined /> },
  { to: '/settings/membership', label: 'Membership', icon: <CreditCardOutlined /> },
  { to: '/settings/data', label: 'Your data', icon: <FolderOutlined /> },
];

/** The frame of all settings. */
export function SettingsLayout() {
  const { user } = useCurrentUser();
  return <SectionLayout title="Settings" subtitle={user ? `Signed in as ${user.username}` : undefined} links={links} />;
}
