import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import type { Conversation } from '#contract/messages.ts';
import { OpenConversation } from './open-conversation.tsx';

const conversation = {
  id: 3,
  peer: { id: 5, name: 'Anna Berg', role: '', organization: '', hasProfile: true, hasAvatar: false },
  writing: 'open',
} as unknown as Conversation;

const entry: OutboxEntry = {
  key: crypto.randomUUID(),
  endpoint: 'messages.send',
  record: 'messages in/3',
  title: 'Message to Anna Berg',
  page: null,
  text: 'Written while offline',
  form: null,
  answer: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  state: 'waiting',
  refusal: null,
};

beforeEach(() => {
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** Shows the conversation, with a message that waits in the outbox of the desktop app. */
function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['outbox'], [entry]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OpenConversation conversation={conversation} userId={7} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const waiting = () => screen.getByText('Written while offline').closest('li')?.textContent;

test('a message that waits shows although the messages before it could not be loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable', message: 'Away.' }, { status: 503 }));
  show();
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
  expect(waiting()).toContain('Waiting to be sent');
});

test('a message that waits shows while the messages before it are being loaded', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  show();
  expect(await screen.findByText('Loading messages')).toBeTruthy();
  expect(waiting()).toContain('Waiting to be sent');
});
