import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { outboxQuery } from '#src/features/outbox/entries.ts';
import { OutgoingBubbles } from './outgoing-bubbles.tsx';

const key = '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11';

test('a message that the app has kept is shown once and left to it, although the call that sent it is still under way', () => {
  const client = new QueryClient();
  const entry: Partial<OutboxEntry> = { key, record: 'conversation/7', text: 'The first of two' };
  client.setQueryData(outboxQuery.queryKey, [entry as OutboxEntry]);
  const settled: string[] = [];
  const outbox = {
    outgoing: [{ key, body: 'The first of two', attachments: [], failure: null }],
    send: () => undefined,
    retry: () => undefined,
    discard: () => undefined,
    settle: (known: ReadonlySet<string>) => void settled.push(...known),
  };
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OutgoingBubbles outbox={outbox} records={['conversation/7']} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const shown = screen.getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Waiting to be sent')]);
  expect(settled).toContain(key);
});
