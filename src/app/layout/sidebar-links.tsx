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
  GiftOutlined,
  HomeOutlined,
  InboxOutlined,
  InfoCircleOutlined,
  MessageOutlined,
  ProjectOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { CurrentUser } from '#contract/accounts.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Site } from '#contract/site.ts';
import { platform } from '#src/platform/index.ts';

export interface SidebarLink {
  to: string;
  label: string;
  icon: ReactNode;
  badge?: string;
  /** The number of unread messages, or of changes that have not been sent. */
  count?: string | undefined;
  /** The noun for the count, for screen readers. */
  countNoun?: string;
  /** Current only at this exact path, not at the pages below it. */
  end?: boolean;
}

export interface SidebarGroup {
  title: string | null;
  links: SidebarLink[];
}

/** The groups of the sidebar (rule shell); only admins see the admin link. */
export function sidebarGroups(
  user: CurrentUser,
  site: Site,
  { unread, unsent }: { unread: string | undefined; unsent: number },
): SidebarGroup[] {
  return [
    {
      title: null,
      links: [
        { to: paths.home, label: 'Home', icon: <HomeOutlined />, end: true },
        { to: paths.about, label: 'About', icon: <InfoCircleOutlined /> },
        { to: paths.media, label: 'Media', icon: <ReadOutlined /> },
        { to: paths.events, label: 'Events', icon: <CalendarOutlined /> },
      ],
    },
    {
      title: 'Network',
      links: [
        { to: paths.network, label: 'Overview', icon: <DeploymentUnitOutlined />, end: true },
        { to: paths.members, label: 'Members', icon: <TeamOutlined /> },
        { to: paths.matches, label: 'Matches', icon: <AimOutlined /> },
        { to: paths.insights, label: 'Insights', icon: <BarChartOutlined /> },
        { to: paths.companies, label: 'Companies', icon: <BankOutlined /> },
        { to: paths.technologies, label: 'Technologies', icon: <ExperimentOutlined /> },
        { to: paths.messages, label: 'Messages', icon: <MessageOutlined />, count: unread },
      ],
    },
    {
      title: 'Tools',
      links: [
        { to: paths.deepResearch, label: 'Deep Research', icon: <SearchOutlined />, badge: site.deepResearch.name },
        { to: paths.following, label: 'Following', icon: <BellOutlined /> },
        { to: paths.lists, label: 'Lists', icon: <UnorderedListOutlined /> },
        { to: paths.pipelines, label: 'Pipeline', icon: <ProjectOutlined /> },
        { to: paths.offers, label: 'Offers', icon: <GiftOutlined /> },
      ],
    },
    {
      title: 'Personal',
      links: [
        { to: pathTo(paths.member, { id: user.id }), label: 'My Profile', icon: <UserOutlined /> },
        { to: paths.profileViews, label: 'Profile Views', icon: <EyeOutlined /> },
        { to: paths.dashboard, label: 'Dashboard', icon: <DashboardOutlined /> },
        ...(platform.app
          ? [
              {
                to: paths.outbox,
                label: 'Outbox',
                icon: <InboxOutlined />,
                ...(unsent > 0 && { count: String(unsent), countNoun: 'not sent' }),
              },
            ]
          : []),
        ...(user.role === 'admin'
          ? [{ to: paths.admin, label: 'Admin Panel', icon: <SafetyCertificateOutlined />, badge: 'Admin' }]
          : []),
      ],
    },
  ];
}
