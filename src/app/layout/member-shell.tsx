export { Bell } from '#src/features/notifications/index.ts';
export { BottomBar } from './bottom-bar.tsx';
export { Sidebar } from './sidebar.tsx';
export { UserMenu } from './user-menu.tsx';
