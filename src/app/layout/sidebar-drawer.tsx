import type { CurrentUser } from '#contract/accounts.ts';
import { Drawer } from '#src/components/drawer.tsx';
import { useShell } from '#src/stores/shell.ts';
import { SidebarContent } from './sidebar-content.tsx';

/** The sidebar on small screens: a drawer of 280 px from the left. */
export function SidebarDrawer({ user }: { user: CurrentUser }) {
  const isOpen = useShell((state) => state.isDrawerOpen);
  const setDrawer = useShell((state) => state.setDrawer);
  return (
    <Drawer title="Menu" isOpen={isOpen} onClose={() => setDrawer(false)}>
      <SidebarContent user={user} />
    </Drawer>
  );
}
