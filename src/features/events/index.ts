import { lazy } from 'react';

export { agendaTag } from './agenda-tag.ts';
export { eventsQuery } from './api.ts';

/** An event as its page draws it; its code comes when it is looked at. */
export const EventArticle = lazy(() =>
  import('./components/event-article.tsx').then((module) => ({ default: module.EventArticle })),
);
