export { spanIn } from './meetings/meeting-words.ts';
export { useUnread } from './unread.ts';
