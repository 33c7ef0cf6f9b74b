export { eventsQuery } from './api.ts';
