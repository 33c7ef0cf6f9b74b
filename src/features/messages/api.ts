import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { second } from '#contract/kit/durations.ts';
import type { CallResult } from '#contract/kit/endpoint.ts';
import {
  getConversation,
  getRecipient,
  listConversations,
  listMessages,
  type Message,
  markRead,
  messagesPerPage,
} from '#contract/messages.ts';
import { countUnread } from '#contract/messages-reading.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, onceAVisit, pagesOf, queryOf } from '#src/lib/queries.ts';
import { unreadQuery } from './unread.ts';

/** How often a visible conversation or inbox polls for messages (milliseconds). */
export const pollInterval = 15 * second;

/** The inbox, or the conversations that a search finds in it. */
export function inboxQuery(search: string) {
  return pagesOf(listConversations, { query: search === '' ? {} : { search } }, keepsPrevious);
}

export function conversationQuery(id: string) {
  return queryOf(getConversation, { params: { id } });
}

/** The query for whether the user may write to a member, before the first message. */
export function recipientQuery(memberId: string) {
  return queryOf(getRecipient, { params: { id: memberId } });
}

type HistoryPage = CallResult<typeof listMessages>;
type History = InfiniteData<HistoryPage>;

/** A conversation's messages from the newest backwards; `useNews` adds new ones. */
export function historyQuery(id: string) {
  return pagesOf(listMessages, { params: { id }, query: {} }, onceAVisit);
}

/** The messages of a history, oldest first. */
export function messagesOf(history: History | undefined): Message[] {
  return history?.pages.flatMap((page) => page.items).toReversed() ?? [];
}

/** Polls for new messages while the conversation is on screen, and adds them to its history. */
export function useNews(id: string, isReady: boolean): void {
  const client = useQueryClient();
  useQuery({
    queryKey: [listMessages.path, id, 'news'],
    queryFn: async ({ signal }) => {
      for (;;) {
        const after = newestOf(client, id);
        const page = await call(listMessages, { params: { id }, query: { after: String(after) } }, signal);
        addToHistory(client, id, page.items, page.readUpTo);
        if (page.items.length > 0) refreshInbox(client);
        if (page.items.length < messagesPerPage) return page.readUpTo;
      }
    },
    enabled: isReady,
    refetchInterval: usePolling(pollInterval),
    refetchOnWindowFocus: 'always',
  });
}

/** Adds messages, newest first, to the top of a history, without duplicates. */
export function addToHistory(client: QueryClient, id: string, messages: readonly Message[], readUpTo?: number): void {
  client.setQueryData(historyQuery(id).queryKey, (history: History | undefined) => {
    const [first, ...rest] = history?.pages ?? [];
    if (!history || !first) return history;
    const known = new Set(history.pages.flatMap((page) => page.items.map((message) => message.id)));
    const added = messages.filter((message) => !known.has(message.id));
    const items = [...added, ...first.items].toSorted((a, b) => b.id - a.id);
    return { ...history, pages: [{ ...first, items, readUpTo: readUpTo ?? first.readUpTo }, ...rest] };
  });
}

function newestOf(client: QueryClient, id: string): number {
  const history = client.getQueryData(historyQuery(id).queryKey);
  return history?.pages[0]?.items[0]?.id ?? 0;
}

export function refreshInbox(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listConversations.path] });
  void client.invalidateQueries({ queryKey: [countUnread.path] });
}

/** Marks messages as read up to one of them; the badges follow. */
export function useMarkRead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(markRead, { params: { id }, body: { upTo } }),
    onSuccess(unread) {
      client.setQueryData(unreadQuery.queryKey, unread);
      void client.invalidateQueries({ queryKey: [listConversations.path] });
    },
  });
}
