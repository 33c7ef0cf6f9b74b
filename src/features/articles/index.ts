import { lazy } from 'react';

export { useLatestArticles } from './api.ts';

/** The home page comes through this door, too, and has no use for what long texts need. */
export const ArticleView = lazy(async () => ({
  default: (await import('./components/article-view.tsx')).ArticleView,
}));
