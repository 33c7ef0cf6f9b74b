import { lazy } from 'react';

export { useLatestArticles } from './api.ts';

/** The home page imports this door, too, and does not need the code for long texts. */
export const ArticleView = lazy(async () => ({
  default: (await import('./components/article-view.tsx')).ArticleView,
}));
