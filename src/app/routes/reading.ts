import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { page } from './page.ts';

/** The routes of the pages to read: articles, research, technology topics, events. */
export const readingPages: RouteObject[] = [
  page(paths.media, async () => (await import('#src/features/articles/pages/media-page.tsx')).MediaPage),
  page(paths.article, async () => (await import('#src/features/articles/pages/article-page.tsx')).ArticlePage),
  page(paths.focusArea, async () => (await import('#src/features/articles/pages/focus-page.tsx')).FocusPage),
  page(
    paths.researchHub,
    async () => (await import('#src/features/research/pages/research-hub-page.tsx')).ResearchHubPage,
  ),
  page(
    paths.researchArticle,
    async () => (await import('#src/features/research/pages/research-article-page.tsx')).ResearchArticlePage,
  ),
  page(paths.events, async () => (await import('#src/features/events/pages/events-page.tsx')).EventsPage),
  page(paths.event, async () => (await import('#src/features/events/pages/event-page.tsx')).EventPage),
  page(
    paths.perovskite,
    async () => (await import('#src/features/technologies/topics/pages/perovskite-page.tsx')).PerovskitePage,
  ),
  page(
    paths.thorium,
    async () => (await import('#src/features/technologies/topics/pages/thorium-page.tsx')).ThoriumPage,
  ),
  page(
    paths.moltenSalt,
    async () => (await import('#src/features/technologies/topics/pages/molten-salt-page.tsx')).MoltenSaltPage,
  ),
];
