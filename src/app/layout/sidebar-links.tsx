import {
  BankOutlined,
  CalendarOutlined,
  DashboardOutlined,
  DeploymentUnitOutlined,
  ExperimentOutlined,
  HomeOutlined,
  InfoCircleOutlined,
  MessageOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { CurrentUser } from '#contract/accounts.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Site } from '#contract/site.ts';

export interface SidebarLink {
  to: string;
  label: string;
  icon: ReactNode;
  badge?: string;
  /** How much there is unread. */
  count?: string | undefined;
  /** Only this very path counts as "here", not the pages below it. */
  end?: boolean;
}

export interface SidebarGroup {
  title: string | null;
  links: SidebarLink[];
}

/** The groups of the sidebar (rule shell); the admin's link is there for admins only. */
export function sidebarGroups(user: CurrentUser, site: Site, unread?: string): SidebarGroup[] {
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
        { to: paths.companies, label: 'Companies', icon: <BankOutlined /> },
        { to: paths.technologies, label: 'Technologies', icon: <ExperimentOutlined /> },
        { to: paths.messages, label: 'Messages', icon: <MessageOutlined />, count: unread },
      ],
    },
    {
      title: 'Tools',
      links: [
        { to: paths.deepResearch, label: 'Deep Research', icon: <SearchOutlined />, badge: site.deepResearch.name },
      ],
    },
    {
      title: 'Personal',
      links: [
        { to: pathTo(paths.member, { id: user.id }), label: 'My Profile', icon: <UserOutlined /> },
        { to: paths.dashboard, label: 'Dashboard', icon: <DashboardOutlined /> },
        ...(user.role === 'admin'
          ? [{ to: paths.admin, label: 'Admin Panel', icon: <SafetyCertificateOutlined />, badge: 'Admin' }]
          : []),
      ],
    },
  ];
}
