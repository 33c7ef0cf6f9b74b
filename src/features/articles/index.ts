export { useLatestArticles } from './api.ts';
