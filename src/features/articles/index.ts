export { useLatestArticles } from './api.ts';
export { LateArticleView } from './components/late-article-view.tsx';
