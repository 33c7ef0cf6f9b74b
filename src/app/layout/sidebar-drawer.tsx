import { CreditCardOutlined, PhoneOutlined } from '@ant-design/icons';

import { useEffect } from 'react';

import type { CurrentUser } from '#contract/accounts.ts';
import { paths } from '#contract/kit/paths.ts';
import { Drawer } from '#src/components/drawer.tsx';
import type { SideNavigationGroup } from '#src/components/side-navigation.tsx';
import { SidebarContent } from './sidebar-content.tsx';

/** The header's links that the sidebar does not have: on small screens the drawer is the only menu. */
const more: SideNavigationGroup = {
  title: 'More',
  links: [
    { to: paths.pricing, label: 'Pricing', icon: <CreditCardOutlined />, pages: [] },
    { to: paths.contact, label: 'Contact', icon: <PhoneOutlined />, pages: [] },
  ],
};

/** The sidebar on small screens: a drawer of 280 px from the left. */
export function SidebarDrawer({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // A page that was opened from the drawer has taken the focus itself.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      });
    };
  }, []);
  return (
    <Drawer title="Menu" onClose={onClose}>
      <SidebarContent user={user} more={more} />
    </Drawer>
  );
}
