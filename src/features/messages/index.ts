export { useUnread } from './unread.ts';
