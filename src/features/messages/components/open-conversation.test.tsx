import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

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

test('a message that waits shows although the messages before it could not be loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable', message: 'Away.' }, { status: 503 }));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['outbox'], [entry]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OpenConversation conversation={conversation} userId={7} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
  expect(screen.getByText('Written while offline').closest('li')?.textContent).toContain('Waiting to be sent');
});
