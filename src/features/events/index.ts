import { lazy } from 'react';

export { agendaTag } from './agenda-tag.ts';
export { eventsQuery } from './api.ts';

/** An event as on its page; the code is loaded when it is shown. */
export const EventArticle = lazy(() =>
  import('./components/event-article.tsx').then((module) => ({ default: module.EventArticle })),
);
