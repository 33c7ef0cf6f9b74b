import {
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  FileTextOutlined,
  GiftOutlined,
  InboxOutlined,
  MailOutlined,
  NotificationOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SwapOutlined,
  TeamOutlined,
  WarningOutlined,
  WifiOutlined,
} from '@ant-design/icons';
import { Outlet, useMatch } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SectionLayout } from '#src/components/section-layout.tsx';
import { useAccount, useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';

const links = [
  { to: paths.admin, label: 'Overview', icon: <DashboardOutlined />, isExact: true },
  { to: paths.adminUsers, label: 'Users', icon: <TeamOutlined /> },
  { to: paths.adminModeration, label: 'Moderation', icon: <SafetyCertificateOutlined /> },
  { to: paths.adminClaims, label: 'Claims', icon: <BankOutlined /> },
  { to: paths.adminIntroductions, label: 'Introductions', icon: <SwapOutlined /> },
  { to: paths.adminMemberships, label: 'Memberships', icon: <CreditCardOutlined /> },
  { to: paths.adminMessages, label: 'Messages', icon: <InboxOutlined /> },
  { to: paths.adminNewsletter, label: 'Newsletter', icon: <NotificationOutlined /> },
  { to: paths.adminEvents, label: 'Events', icon: <CalendarOutlined /> },
  { to: paths.adminOffers, label: 'Offers', icon: <GiftOutlined /> },
  { to: paths.adminFeeds, label: 'Feeds', icon: <WifiOutlined /> },
  { to: paths.adminContent, label: 'Content', icon: <FileTextOutlined /> },
  { to: paths.adminMailSamples, label: 'Emails', icon: <MailOutlined /> },
  { to: paths.adminMails, label: 'Failed mails', icon: <WarningOutlined /> },
  { to: paths.adminSecurity, label: 'Security log', icon: <SafetyOutlined /> },
  { to: paths.adminAudit, label: 'Audit log', icon: <AuditOutlined /> },
];

/** The frame of /admin. It tells other users that the pages are for admins only; the server refuses their calls. */
export function AdminLayout() {
  const { user } = useCurrentUser();
  usePageTitle('Admin');
  if (user?.role !== 'admin') {
    return (
      <Page>
        <MessagePanel
          headingLevel={1}
          title="For admins only"
          text="Your account does not have admin rights."
          action={<ButtonLink to={paths.dashboard}>To your dashboard</ButtonLink>}
        />
      </Page>
    );
  }
  return <AdminArea />;
}

/** The content, or the link to two-factor sign-in for admins who need it and have not set it up. */
function AdminArea() {
  const { data: account, isPending } = useAccount();
  const editors = [useMatch(paths.adminArticle), useMatch(paths.adminResearchArticle)];
  const isEditor = editors.some((match) => match !== null);
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
          text="Admins must sign in here with a code from their phone as well as their password. The admin area opens as soon as it is on."
          action={<ButtonLink to={paths.settingsSecurity}>To your security settings</ButtonLink>}
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
