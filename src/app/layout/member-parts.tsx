import { latePart } from '#src/components/late-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useShell } from '#src/stores/shell.ts';
import styles from './layout.module.css';

const load = () => import('./member-shell.tsx');

// What the frame of every page has for members only: it is no part of the first load of visitors.
export const Bell = latePart(async () => (await load()).Bell);
export const UserMenu = latePart(async () => (await load()).UserMenu);
export const Sidebar = latePart(async () => (await load()).Sidebar, <SidebarRoom />);
export const BottomBar = latePart(async () => (await load()).BottomBar);

/** Loads all of them, so that they are drawn at once with a member's page. */
export const loadMemberParts = () => Promise.all([Bell, UserMenu, Sidebar, BottomBar].map((part) => part.load()));

function SidebarRoom() {
  const isCollapsed = useShell((state) => state.isSidebarCollapsed);
  return <div className={classNames(styles.sidebarRoom, isCollapsed ? styles.rail : styles.wide)} />;
}
