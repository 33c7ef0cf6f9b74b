import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import type { CallResult } from '#contract/endpoint.ts';
import {
  countUnread,
  getConversation,
  getRecipient,
  listConversations,
  listMessages,
  type Message,
  markRead,
  messagesPerPage,
} from '#contract/messages.ts';
import { call } from '#src/lib/api-client.ts';
import { cursorPages, cursorQuery } from '#src/lib/cursor-pages.ts';
import { unreadQuery } from './unread.ts';

/** How often an open conversation, and the inbox, look for what is new while they are visible (milliseconds). */
export const pollInterval = 15_000;

export const inboxQuery = infiniteQueryOptions({
  queryKey: [listConversations.path],
  queryFn: ({ pageParam, signal }) => call(listConversations, { query: { ...cursorQuery(pageParam) } }, signal),
  ...cursorPages,
  staleTime: 0,
});

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [getConversation.path, id],
    queryFn: ({ signal }) => call(getConversation, { params: { id } }, signal),
    staleTime: 0,
  });
}

/** Whether one may write to a member, before the first message. */
export function recipientQuery(memberId: string) {
  return queryOptions({
    queryKey: [getRecipient.path, memberId],
    queryFn: ({ signal }) => call(getRecipient, { params: { id: memberId } }, signal),
    staleTime: 0,
  });
}

type HistoryPage = CallResult<typeof listMessages>;
type History = InfiniteData<HistoryPage>;

/** A conversation's messages from the newest backwards; what is new is added by `useNews`. */
export function historyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [listMessages.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { params: { id }, query: { ...cursorQuery(pageParam) } }, signal),
    ...cursorPages,
  });
}

/** The messages of a history, oldest first. */
export function messagesOf(history: History | undefined): Message[] {
  return history?.pages.flatMap((page) => page.items).toReversed() ?? [];
}

/** Looks for new messages while the conversation is on screen, and adds them to its history. */
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
    staleTime: 0,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  });
}

/** Puts messages, newest first, on top of a history; those it has already are left out. */
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

/** Notes up to where one has read; the badges follow. */
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
