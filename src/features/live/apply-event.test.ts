import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';

import { getArticle } from '#contract/articles.ts';
import { getCompany } from '#contract/companies.ts';
import { getEvent } from '#contract/events.ts';
import { getListing } from '#contract/listings.ts';
import type { LiveEvent } from '#contract/live.ts';
import { getPresence } from '#contract/live-presence.ts';
import { listConversations, listMessages } from '#contract/messages.ts';
import { countUnread } from '#contract/messages-reading.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getResearchArticle } from '#contract/research.ts';
import { useLive } from '#src/stores/live.ts';
import { applyEvent } from './apply-event.ts';

/** The keys as the features make them. */
const keys = {
  company: [getCompany.path, '3'],
  otherCompany: [getCompany.path, '33'],
  event: [getEvent.path, { params: { id: '3' } }],
  listing: [getListing.path, '3'],
  otherListing: [getListing.path, '33'],
  article: [getArticle.path, { params: { id: '3' } }],
  research: [getResearchArticle.path, { params: { slug: 'heat-pumps' } }],
  news: [listMessages.path, '3', 'news'],
  otherNews: [listMessages.path, '33', 'news'],
  history: [listMessages.path, { params: { id: '3' }, query: {} }, 'pages'],
  inbox: [listConversations.path, { query: {} }, 'pages'],
  unread: [countUnread.path, {}],
  online: [getPresence.path, {}],
  bell: [listNotifications.path, { query: { limit: '1' } }],
  notifications: [listNotifications.path, { query: {} }, 'pages'],
} as const satisfies Record<string, QueryKey>;

/** Which of these are out of date after an event. */
function outOfDateAfter(event: LiveEvent): string[] {
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  for (const key of Object.values(keys)) client.setQueryData(key, 'an answer');
  applyEvent(client, event);
  return Object.entries(keys).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []));
}

test.each<[LiveEvent, string[]]>([
  [{ kind: 'conversation', id: 3 }, ['news', 'inbox', 'unread']],
  [{ kind: 'notifications' }, ['bell']],
  [{ kind: 'presence' }, ['online']],
  [{ kind: 'record', of: 'company', id: 3 }, ['company']],
  [{ kind: 'record', of: 'event', id: 3 }, ['event']],
  [{ kind: 'record', of: 'listing', id: 3 }, ['listing']],
  [{ kind: 'record', of: 'article', id: 3 }, ['article']],
  [{ kind: 'record', of: 'research', id: 3 }, ['research']],
  [{ kind: 'everything' }, Object.keys(keys)],
  [{ kind: 'typing', conversationId: 3 }, []],
])('after %j these are asked for again: %j', (event, expected) => {
  expect(outOfDateAfter(event)).toEqual(expected);
});

test('who has sent a message no longer types', () => {
  const typing = () => Object.keys(useLive.getState().typing);
  applyEvent(new QueryClient(), { kind: 'typing', conversationId: 3 });
  applyEvent(new QueryClient(), { kind: 'typing', conversationId: 4 });
  expect(typing()).toEqual(['3', '4']);
  applyEvent(new QueryClient(), { kind: 'conversation', id: 3 });
  expect(typing()).toEqual(['4']);
  useLive.getState().endTyping(4);
});
