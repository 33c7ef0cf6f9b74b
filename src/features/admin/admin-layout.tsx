import {
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  FileTextOutlined,
  InboxOutlined,
  MailOutlined,
  NotificationOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SwapOutlined,
  TeamOutlined,
  WifiOutlined,
} from '@ant-design/icons';
import { Outlet, useMatch } from 'react-router-dom';

import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SectionLayout } from '#src/components/section-layout.tsx';
import { useAccount } from '#src/features/account-settings/index.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';

const links = [
  { to: '/admin', label: 'Overview', icon: <DashboardOutlined />, isExact: true },
  { to: '/admin/users', label: 'Users', icon: <TeamOutlined /> },
  { to: '/admin/moderation', label: 'Moderation', icon: <SafetyCertificateOutlined /> },
  { to: '/admin/claims', label: 'Claims', icon: <BankOutlined /> },
  { to: '/admin/introductions', label: 'Introductions', icon: <SwapOutlined /> },
  { to: '/admin/memberships', label: 'Memberships', icon: <CreditCardOutlined /> },
  { to: '/admin/messages', label: 'Messages', icon: <InboxOutlined /> },
  { to: '/admin/newsletter', label: 'Newsletter', icon: <NotificationOutlined /> },
  { to: '/admin/events', label: 'Events', icon: <CalendarOutlined /> },
  { to: '/admin/feeds', label: 'Feeds', icon: <WifiOutlined /> },
  { to: '/admin/content', label: 'Content', icon: <FileTextOutlined /> },
  { to: '/admin/mails', label: 'Failed mails', icon: <MailOutlined /> },
  { to: '/admin/security', label: 'Security log', icon: <SafetyOutlined /> },
  { to: '/admin/audit', label: 'Audit log', icon: <AuditOutlined /> },
];

/** The frame of /admin. Others than admins are told that it is not for them; the server refuses them anyway. */
export function AdminLayout() {
  const { user } = useCurrentUser();
  usePageTitle('Admin');
  if (user?.role !== 'admin') {
    return (
      <Page>
        <MessagePanel
          headingLevel={1}
          title="For admins only"
          text="Your account is not an admin's."
          action={<ButtonLink to="/dashboard">To your dashboard</ButtonLink>}
        />
      </Page>
    );
  }
  return <AdminArea />;
}

/** What is in it; before that, the way to two-factor sign-in for those who need it and have none. */
function AdminArea() {
  const { data: account, isPending } = useAccount();
  const isEditor = useMatch('/admin/content/:kind/:id') !== null;
  if (isPending) {
    return (
      <Page>
        <RowsSkeleton />
      </Page>
    );
  }
  if (account?.mustSetUpTwoFactor) {
    return (
      <Page>
        <MessagePanel
          headingLevel={1}
          art={<SafetyOutlined />}
          title="Set up two-factor sign-in first"
          text="Admins need a code of their phone beside the password here. The admin area opens as soon as it is on."
          action={<ButtonLink to="/settings/security">To your security settings</ButtonLink>}
        />
      </Page>
    );
  }
  if (isEditor) {
    // A text is written, and looked at, in the width in which it is read.
    return (
      <Page>
        <Outlet />
      </Page>
    );
  }
  return <SectionLayout title="Admin" subtitle="Running the network." links={links} isWide />;
}
