import { Drawer } from 'antd';

import type { CurrentUser } from '#contract/accounts.ts';
import { useShell } from '#src/stores/shell.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { measures } from '#src/theme/tokens.ts';
import { SidebarContent } from './sidebar-content.tsx';

/** The ground that the sidebar's scroll shadow is drawn for. */
const surface = 'var(--color-surface)';

/** The sidebar on small screens: a drawer of 280 px from the left. */
export function SidebarDrawer({ user }: { user: CurrentUser }) {
  const isOpen = useShell((state) => state.isDrawerOpen);
  const setDrawer = useShell((state) => state.setDrawer);
  return (
    <AntdProvider>
      <Drawer
        open={isOpen}
        placement="left"
        size={measures['drawer-width']}
        title="Menu"
        styles={{ header: { background: surface }, body: { padding: 0, background: surface } }}
        onClose={() => setDrawer(false)}
      >
        <SidebarContent user={user} />
      </Drawer>
    </AntdProvider>
  );
}
