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
  SwapOutlined,
  TeamOutlined,
  WifiOutlined,
} from '@ant-design/icons';
import { Outlet, useMatch } from 'react-router-dom';

import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { SectionLayout } from '#src/components/section-layout.tsx';
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
  { to: '/admin/audit', label: 'Audit log', icon: <AuditOutlined /> },
];

/** The frame of /admin. Others than admins are told that it is not for them; the server refuses them anyway. */
export function AdminLayout() {
  const { user } = useCurrentUser();
  usePageTitle('Admin');
  const isEditor = useMatch('/admin/content/:kind/:id') !== null;
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
