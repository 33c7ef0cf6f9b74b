export { agendaTag } from './agenda-tag.ts';
export { eventsQuery } from './api.ts';
export { LateEventArticle } from './components/late-event-article.tsx';
