import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import type { CallResult } from '#contract/kit/endpoint.ts';
import { listMessages, type Message } from '#contract/messages.ts';
import {
  answerMeeting,
  endMeeting,
  listMeetings,
  type Meeting,
  meetingBounds,
  proposeMeeting,
} from '#contract/messages-meetings.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { pollInterval, refreshInbox } from '../api.ts';

function meetingsQuery(id: string) {
  return queryOf(listMeetings, { params: { id } });
}

/** The meeting of a message as it stands now: messages are read once, and their meetings are asked for again. */
export function useMeetings(id: string, messages: readonly Message[]): (message: Message) => Meeting | null {
  const { data } = useQuery({
    ...meetingsQuery(id),
    enabled: messages.some(({ meeting }) => meeting),
    refetchInterval: usePolling(pollInterval),
  });
  const latest = new Map(data?.items.map((meeting) => [meeting.id, meeting]));
  return ({ meeting }) => (meeting ? (latest.get(meeting.id) ?? meeting) : null);
}

/** Proposes a meeting in a conversation. */
export function useProposeMeeting(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof proposeMeeting.body>) => call(proposeMeeting, { params: { id }, body }),
    onSuccess(meeting) {
      noteMeeting(client, id, meeting);
      void client.invalidateQueries({ queryKey: [listMeetings.path] });
      void client.invalidateQueries({ queryKey: [listMessages.path, id, 'news'] });
      refreshInbox(client);
    },
  });
}

/** Answers a proposal, or ends what is one's own. Afterwards all meetings are asked for: somebody may have been first. */
export function useMeetingChange(id: string, meeting: Meeting) {
  const client = useQueryClient();
  const params = { id: String(meeting.id) };
  return useMutation({
    mutationFn: (change: { startsAt: string | null } | 'end') =>
      change === 'end' ? call(endMeeting, { params }) : call(answerMeeting, { params, body: change }),
    onSuccess: (changed) => noteMeeting(client, id, changed),
    onSettled: () => client.invalidateQueries({ queryKey: [listMeetings.path] }),
  });
}

function noteMeeting(client: QueryClient, id: string, meeting: Meeting): void {
  client.setQueryData(meetingsQuery(id).queryKey, (known: CallResult<typeof listMeetings> | undefined) => {
    const others = (known?.items ?? []).filter((each) => each.id !== meeting.id);
    return { items: [meeting, ...others].slice(0, meetingBounds.listed) };
  });
}
