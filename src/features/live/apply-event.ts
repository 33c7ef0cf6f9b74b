import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { getArticle } from '#contract/articles.ts';
import { listChanges } from '#contract/changes.ts';
import { getCompany } from '#contract/companies.ts';
import { getEvent } from '#contract/events.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { getListing } from '#contract/listings.ts';
import type { LiveEvent, WatchedKind } from '#contract/live.ts';
import { getPresence } from '#contract/live-presence.ts';
import { getMember } from '#contract/members.ts';
import { getConversation, listConversations, listMessages } from '#contract/messages.ts';
import { listMeetings } from '#contract/messages-meetings.ts';
import { countUnread } from '#contract/messages-reading.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getResearchArticle } from '#contract/research.ts';
import { getTechnology } from '#contract/technologies.ts';
import { useLive } from '#src/stores/live.ts';

/** The call of a record's page. */
const pages = {
  company: getCompany,
  technology: getTechnology,
  member: getMember,
  event: getEvent,
  'focus-area': listFocusAreas,
  listing: getListing,
  article: getArticle,
  research: getResearchArticle,
} as const satisfies Record<WatchedKind, unknown>;

/** Their calls name no number: areas come together, and research by its address. All that are there are asked for again. */
const unnumbered: readonly WatchedKind[] = ['focus-area', 'research'];

/** Asks again for what an event has changed, where it is on screen; the rest is asked for when it is shown. */
export function applyEvent(client: QueryClient, event: LiveEvent): void {
  const live = useLive.getState();
  const again = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey });
  switch (event.kind) {
    case 'typing':
      live.noteTyping(event.conversationId, Date.now());
      return;
    case 'session':
      return;
    case 'everything':
      again([]);
      return;
    case 'notifications':
      // Not the list: its marks stay until the next visit.
      again([listNotifications.path, { query: { limit: '1' } }]);
      return;
    case 'presence':
      again([getPresence.path]);
      return;
    case 'record':
      againAbout(client, event.of, String(event.id));
      return;
    case 'conversation': {
      const params = { id: String(event.id) };
      live.endTyping(event.id);
      // New messages are added to those that are there.
      again([listMessages.path, params.id, 'news']);
      again([getConversation.path, { params }]);
      again([listMeetings.path, { params }]);
      again([listConversations.path]);
      again([countUnread.path]);
    }
  }
}

/** A record's page and its history. By convention a key begins with the endpoint's path; then comes the id, or the input. */
function againAbout(client: QueryClient, kind: WatchedKind, id: string): void {
  const { path } = pages[kind];
  void client.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) => first === path && (unnumbered.includes(kind) || isOf(second, id)),
  });
  void client.invalidateQueries({ queryKey: [listChanges.path, { query: { kind, id } }] });
}

function isOf(part: unknown, id: string): boolean {
  return part === id || (part as { params?: { id?: unknown } } | undefined)?.params?.id === id;
}
