import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Meeting } from '#contract/messages-meetings.ts';
import { useMeetings } from './api.ts';
import { MeetingCard } from './meeting-card.tsx';

const time = new Date(Date.now() + 86_400_000).toISOString();
const meeting: Meeting = {
  id: 4,
  messageId: 9,
  isOwn: false,
  state: 'open',
  isOwnAnswer: null,
  times: [time],
  startsAt: null,
  minutes: 30,
  place: '',
  note: '',
  timeZone: 'Europe/Brussels',
  moves: null,
};
const message = {
  id: 9,
  isOwn: false,
  body: '',
  hold: null,
  sentAt: time,
  key: null,
  subject: null,
  attachments: [],
  meeting,
};

function Shown() {
  const now = useMeetings('3', [message])(message);
  return now && <MeetingCard conversationId="3" meeting={now} peer="Ben" onPropose={undefined} />;
}

test('the keyboard stays at the meeting when its buttons go', async () => {
  let current: Meeting = meeting;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') current = { ...meeting, state: 'declined', isOwnAnswer: true };
    return Response.json(init?.method === 'PUT' ? current : { items: [current] });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Decline' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('You declined this meeting')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
});
