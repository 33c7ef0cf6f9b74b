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

/** The groups of the sidebar (spec 1, section 2); the admin's link is there for admins only. */
export function sidebarGroups(user: CurrentUser, site: Site, unread?: string): SidebarGroup[] {
  return [
    {
      title: null,
      links: [
        { to: '/', label: 'Home', icon: <HomeOutlined />, end: true },
        { to: '/about', label: 'About', icon: <InfoCircleOutlined /> },
        { to: '/media', label: 'Media', icon: <ReadOutlined /> },
        { to: '/events', label: 'Events', icon: <CalendarOutlined /> },
      ],
    },
    {
      title: 'Network',
      links: [
        { to: '/network', label: 'Overview', icon: <DeploymentUnitOutlined />, end: true },
        { to: '/network/members', label: 'Members', icon: <TeamOutlined /> },
        { to: '/network/companies', label: 'Companies', icon: <BankOutlined /> },
        { to: '/network/technologies', label: 'Technologies', icon: <ExperimentOutlined /> },
        { to: '/network/messages', label: 'Messages', icon: <MessageOutlined />, count: unread },
      ],
    },
    {
      title: 'Tools',
      links: [
        { to: '/deep-research', label: 'Deep Research', icon: <SearchOutlined />, badge: site.deepResearch.name },
      ],
    },
    {
      title: 'Personal',
      links: [
        { to: `/network/profile/${user.id}`, label: 'My Profile', icon: <UserOutlined /> },
        { to: '/dashboard', label: 'Dashboard', icon: <DashboardOutlined /> },
        ...(user.role === 'admin'
          ? [{ to: '/admin', label: 'Admin Panel', icon: <SafetyCertificateOutlined />, badge: 'Admin' }]
          : []),
      ],
    },
  ];
}
