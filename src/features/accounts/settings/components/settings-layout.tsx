import {
  BellOutlined,
  CalendarOutlined,
  CreditCardOutlined,
  EyeOutlined,
  FolderOutlined,
  SafetyOutlined,
  SnippetsOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { SectionLayout } from '#src/components/section-layout.tsx';
import { useCurrentUser } from '../../current-user.ts';

const links = [
  { to: paths.settingsAccount, label: 'Account', icon: <UserOutlined /> },
  { to: paths.settingsSecurity, label: 'Security', icon: <SafetyOutlined /> },
  { to: paths.settingsPrivacy, label: 'Privacy', icon: <EyeOutlined /> },
  { to: paths.settingsNotifications, label: 'Notifications', icon: <BellOutlined /> },
  { to: paths.settingsCalendar, label: 'Calendar', icon: <CalendarOutlined /> },
  { to: paths.settingsTemplates, label: 'Templates', icon: <SnippetsOutlined /> },
  { to: paths.settingsMembership, label: 'Membership', icon: <CreditCardOutlined /> },
  { to: paths.settingsData, label: 'Your data', icon: <FolderOutlined /> },
];

/** The frame of all settings. */
export function SettingsLayout() {
  const { user } = useCurrentUser();
  return <SectionLayout title="Settings" subtitle={user ? `Signed in as ${user.username}` : undefined} links={links} />;
}
