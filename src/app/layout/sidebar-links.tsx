import {
  AimOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  CalendarOutlined,
  DashboardOutlined,
  DeploymentUnitOutlined,
  ExperimentOutlined,
  EyeOutlined,
  FileTextOutlined,
  GiftOutlined,
  HeartOutlined,
  HomeOutlined,
  InboxOutlined,
  InfoCircleOutlined,
  LinkOutlined,
  MailOutlined,
  MessageOutlined,
  ProjectOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SettingOutlined,
  ShopOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UserOutlined,
} from '@ant-design/icons';

import type { CurrentUser } from '#contract/accounts.ts';
import { accountPages } from '#contract/kit/pages/accounts.ts';
import { adminPages } from '#contract/kit/pages/admin.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Site } from '#contract/site.ts';
import type { SideNavigationGroup, SideNavigationLink } from '#src/components/side-navigation.tsx';
import { platform } from '#src/platform/index.ts';

interface Counts {
  unread: string | undefined;
  unsent: number;
}

/** The groups of the sidebar (rule shell); only admins see the admin link. Each page belongs to exactly one link. */
export function sidebarGroups(user: CurrentUser, site: Site, { unread, unsent }: Counts): SideNavigationGroup[] {
  return [
    { title: null, isRow: true, links: publicLinks },
    { title: 'Network', links: networkLinks },
    { title: 'Market', links: marketLinks },
    {
      title: 'People',
      links: [
        { to: paths.matches, label: 'Matches', icon: <AimOutlined />, pages: [paths.matches] },
        {
          to: paths.connections,
          label: 'Connections',
          icon: <LinkOutlined />,
          pages: [paths.connections, paths.blocked],
        },
        {
          to: paths.introductions,
          label: 'Introductions',
          icon: <SwapOutlined />,
          pages: [paths.introductions, paths.introduction, paths.warmIntro],
        },
        {
          to: paths.messages,
          label: 'Messages',
          icon: <MessageOutlined />,
          count: unread,
          pages: [paths.messages, paths.conversation],
        },
      ],
    },
    {
      title: 'Tools',
      // The one group that does not fit a window of 768 pixels beside the others.
      isFolded: true,
      links: [
        {
          to: paths.deepResearch,
          label: 'Deep Research',
          icon: <SearchOutlined />,
          badge: site.deepResearch.name,
          pages: [paths.deepResearch],
        },
        ...toolLinks,
      ],
    },
    { title: 'Personal', links: personalLinks(user, unsent) },
  ];
}

/** Stands at the foot of the sidebar. */
export const settingsLink: SideNavigationLink = {
  to: paths.settings,
  label: 'Settings',
  icon: <SettingOutlined />,
  pages: Object.values(accountPages).map(({ path }) => path),
};

const publicLinks: readonly SideNavigationLink[] = [
  { to: paths.home, label: 'Home', icon: <HomeOutlined />, pages: [paths.home] },
  {
    to: paths.about,
    label: 'About',
    icon: <InfoCircleOutlined />,
    pages: [
      paths.about,
      paths.pricing,
      paths.contact,
      paths.terms,
      paths.privacy,
      paths.cookies,
      paths.accessibility,
      paths.newsletterConfirm,
      paths.newsletterUnsubscribe,
    ],
  },
  {
    to: paths.media,
    label: 'Media',
    icon: <ReadOutlined />,
    pages: [paths.media, paths.article, paths.focusArea, paths.researchHub, paths.researchArticle],
  },
  { to: paths.events, label: 'Events', icon: <CalendarOutlined />, pages: [paths.events, paths.event] },
];

const networkLinks: readonly SideNavigationLink[] = [
  {
    to: paths.network,
    label: 'Overview',
    icon: <DeploymentUnitOutlined />,
    pages: [paths.network, paths.compare],
  },
  {
    to: paths.members,
    label: 'Members',
    icon: <TeamOutlined />,
    pages: [paths.members, paths.member, paths.memberShort],
  },
  {
    to: paths.companies,
    label: 'Companies',
    icon: <BankOutlined />,
    pages: [
      paths.companies,
      paths.company,
      paths.companyCreate,
      paths.companyEdit,
      paths.companyMatchProfile,
      paths.companyClaim,
      paths.companyAddTechnology,
      paths.companyAddTeamMember,
    ],
  },
  {
    to: paths.technologies,
    label: 'Technologies',
    icon: <ExperimentOutlined />,
    pages: [
      paths.technologies,
      paths.technology,
      paths.technologyEdit,
      paths.perovskite,
      paths.thorium,
      paths.moltenSalt,
    ],
  },
];

const marketLinks: readonly SideNavigationLink[] = [
  { to: paths.listings, label: 'Listings', icon: <ShopOutlined />, pages: [paths.listings, paths.listing] },
  {
    to: paths.ownListings,
    label: 'My Listings',
    icon: <TagsOutlined />,
    pages: [paths.ownListings, paths.listingCreate, paths.listingRenew, paths.listingEdit],
  },
  { to: paths.saved, label: 'Saved', icon: <HeartOutlined />, pages: [paths.saved, paths.alertsUnsubscribe] },
  { to: paths.enquiries, label: 'Enquiries', icon: <MailOutlined />, pages: [paths.enquiries] },
];

const toolLinks: readonly SideNavigationLink[] = [
  {
    to: paths.insights,
    label: 'Insights',
    icon: <BarChartOutlined />,
    pages: [paths.insights, paths.insightMarket],
  },
  { to: paths.following, label: 'Following', icon: <BellOutlined />, pages: [paths.following] },
  { to: paths.lists, label: 'Lists', icon: <UnorderedListOutlined />, pages: [paths.lists, paths.list] },
  { to: paths.notes, label: 'Notes', icon: <FileTextOutlined />, pages: [paths.notes] },
  { to: paths.pipelines, label: 'Pipeline', icon: <ProjectOutlined />, pages: [paths.pipelines, paths.pipeline] },
  { to: paths.offers, label: 'Offers', icon: <GiftOutlined />, pages: [paths.offers] },
];

function personalLinks(user: CurrentUser, unsent: number): SideNavigationLink[] {
  const outbox: SideNavigationLink = {
    to: paths.outbox,
    label: 'Outbox',
    icon: <InboxOutlined />,
    pages: [paths.outbox],
    ...(unsent > 0 && { count: String(unsent), countNoun: 'not sent' }),
  };
  const admin: SideNavigationLink = {
    to: paths.admin,
    label: 'Admin Panel',
    icon: <SafetyCertificateOutlined />,
    badge: 'Admin',
    pages: Object.values(adminPages).map(({ path }) => path),
  };
  return [
    {
      to: pathTo(paths.member, { id: user.id }),
      label: 'My Profile',
      icon: <UserOutlined />,
      pages: [paths.profileEdit, paths.matchProfile],
    },
    { to: paths.profileViews, label: 'Profile Views', icon: <EyeOutlined />, pages: [paths.profileViews] },
    {
      to: paths.dashboard,
      label: 'Dashboard',
      icon: <DashboardOutlined />,
      // The page of the outbox exists on the web, too, but leads nowhere there.
      pages: [paths.dashboard, paths.notifications, paths.unsubscribe, ...(platform.app ? [] : [paths.outbox])],
    },
    ...(platform.app ? [outbox] : []),
    ...(user.role === 'admin' ? [admin] : []),
  ];
}
