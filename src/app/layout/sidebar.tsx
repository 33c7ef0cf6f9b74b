import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';

import type { CurrentUser } from '#contract/accounts.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useShell } from '#src/stores/shell.ts';
import styles from './sidebar.module.css';
import { SidebarContent } from './sidebar-content.tsx';

/** The sidebar of signed-in users on wide screens: 260 px, or 70 px when collapsed. */
export function Sidebar({ user }: { user: CurrentUser }) {
  const isCollapsed = useShell((state) => state.isSidebarCollapsed);
  const toggle = useShell((state) => state.toggleSidebar);
  return (
    <aside className={classNames(styles.sidebar, isCollapsed && styles.collapsed)} aria-label="Sidebar">
      <SidebarContent
        user={user}
        isCollapsed={isCollapsed}
        tool={
          <IconButton
            label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!isCollapsed}
            onClick={toggle}
          >
            {isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          </IconButton>
        }
      />
    </aside>
  );
}
