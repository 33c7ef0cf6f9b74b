import {
  ArrowLeftOutlined,
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  DollarOutlined,
  ExperimentOutlined,
  FileTextOutlined,
  GiftOutlined,
  InboxOutlined,
  MailOutlined,
  NotificationOutlined,
  PartitionOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SendOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  WarningOutlined,
  WifiOutlined,
} from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import type { SideNavigationGroup } from '#src/components/side-navigation.tsx';

/** The sidebar of /admin. Every page of the admin area belongs to exactly one link. */
export const adminGroups: readonly SideNavigationGroup[] = [
  {
    title: null,
    links: [
      { to: paths.dashboard, label: 'Back to the network', icon: <ArrowLeftOutlined />, pages: [] },
      { to: paths.admin, label: 'Overview', icon: <DashboardOutlined />, pages: [paths.admin] },
    ],
  },
  {
    title: null,
    links: [
      { to: paths.adminUsers, label: 'Users', icon: <TeamOutlined />, pages: [paths.adminUsers] },
      {
        to: paths.adminModeration,
        label: 'Moderation',
        icon: <SafetyCertificateOutlined />,
        pages: [paths.adminModeration],
      },
      { to: paths.adminClaims, label: 'Claims', icon: <BankOutlined />, pages: [paths.adminClaims] },
      {
        to: paths.adminIntroductions,
        label: 'Introductions',
        icon: <SwapOutlined />,
        pages: [paths.adminIntroductions],
      },
      {
        to: paths.adminMemberships,
        label: 'Memberships',
        icon: <CreditCardOutlined />,
        pages: [paths.adminMemberships],
      },
      { to: paths.adminMessages, label: 'Messages', icon: <InboxOutlined />, pages: [paths.adminMessages] },
    ],
  },
  {
    title: null,
    links: [
      {
        to: paths.adminNewsletter,
        label: 'Newsletter',
        icon: <NotificationOutlined />,
        pages: [paths.adminNewsletter],
      },
      {
        to: paths.adminMailings,
        label: 'Mailings',
        icon: <SendOutlined />,
        within: paths.adminNewsletter,
        pages: [paths.adminMailings, paths.adminMailingCreate, paths.adminMailing],
      },
      {
        to: paths.adminEvents,
        label: 'Events',
        icon: <CalendarOutlined />,
        pages: [paths.adminEvents, paths.adminEventCreate, paths.adminEvent, paths.adminRegistrations],
      },
      {
        to: paths.adminOffers,
        label: 'Offers',
        icon: <GiftOutlined />,
        pages: [paths.adminOffers, paths.adminOfferCreate, paths.adminOffer],
      },
      { to: paths.adminFeeds, label: 'Feeds', icon: <WifiOutlined />, pages: [paths.adminFeeds] },
      {
        to: paths.adminArticles,
        label: 'Content',
        icon: <FileTextOutlined />,
        pages: [paths.adminContent, paths.adminArticles, paths.adminArticle],
      },
      {
        to: paths.adminResearch,
        label: 'Research',
        icon: <ExperimentOutlined />,
        within: paths.adminArticles,
        pages: [paths.adminResearch, paths.adminResearchArticle],
      },
      {
        to: paths.adminFocusAreas,
        label: 'Focus areas',
        icon: <TagsOutlined />,
        within: paths.adminArticles,
        pages: [paths.adminFocusAreas],
      },
      {
        to: paths.adminPartners,
        label: 'Partners',
        icon: <PartitionOutlined />,
        within: paths.adminArticles,
        pages: [paths.adminPartners],
      },
      {
        to: paths.adminPlans,
        label: 'Plans',
        icon: <DollarOutlined />,
        within: paths.adminArticles,
        pages: [paths.adminPlans],
      },
    ],
  },
  {
    title: null,
    links: [
      { to: paths.adminMailSamples, label: 'Emails', icon: <MailOutlined />, pages: [paths.adminMailSamples] },
      { to: paths.adminMails, label: 'Failed mails', icon: <WarningOutlined />, pages: [paths.adminMails] },
      { to: paths.adminSecurity, label: 'Security log', icon: <SafetyOutlined />, pages: [paths.adminSecurity] },
      { to: paths.adminAudit, label: 'Audit log', icon: <AuditOutlined />, pages: [paths.adminAudit] },
    ],
  },
];
