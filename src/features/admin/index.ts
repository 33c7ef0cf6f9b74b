export { adminGroups } from './admin-links.tsx';
export { AdminNavigation } from './admin-navigation.tsx';
