export { BottomBar } from './bottom-bar.tsx';
export { Sidebar } from './sidebar.tsx';
