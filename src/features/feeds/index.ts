export { FeedList } from './components/feed-list.tsx';
