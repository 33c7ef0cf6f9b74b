import { listSubscribers } from '#contract/newsletter.ts';
import { listMailings } from '#contract/newsletter-mailings.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', listMailings, {}, listed({ subject: 'Grüße <b>& news</b>', state: 'sent', topics: ['market', 'events'] })],
  ['team', listSubscribers, {}, listed({ email: 'away@example.com', status: 'bounced', topics: ['market', 'events'] })],
];
