import type { ReactNode } from 'react';
import { SideNavigation } from '#src/components/side-navigation.tsx';
import { useAccount } from '#src/features/accounts/index.ts';
import { adminGroups } from './admin-links.tsx';

interface AdminNavigationProps {
  isCollapsed: boolean;
  /** The links of members, for an admin who must set up two-factor sign-in first. */
  children: ReactNode;
}

/** The links of the admin area, in the place of the members'. */
export function AdminNavigation({ isCollapsed, children }: AdminNavigationProps) {
  const { data: account } = useAccount();
  if (account?.mustSetUpTwoFactor) return children;
  return <SideNavigation label="Admin" groups={adminGroups} isCollapsed={isCollapsed} />;
}
