import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ProposalDialog } from './proposal-dialog.tsx';

beforeEach(() => {
  localStorage.clear();
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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: (body: { times: string[]; key: string }) => Response) {
  const sent: { times: string[]; key: string }[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { times: string[]; key: string };
    sent.push(body);
    return answer(body);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ProposalDialog userId={7} conversationId="3" peer="Ben" insteadOf={null} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Send proposal' });
  return sent;
}

const timeField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(timeField(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a refused time says why at its field, and the second try is the same proposal', async () => {
  const sent = await show(() =>
    Response.json(
      { code: 'invalid_input', message: 'Some fields.', fields: { 'times.1': 'This time has passed' } },
      { status: 400 },
    ),
  );
  type('Time', '2027-03-12T09:30');
  press('Add a time');
  // A day after the one before it.
  expect(timeField('Time 2').value).toBe('2027-03-13T09:30');
  press('Add a time');
  press('Remove time 3');
  press('Send proposal');
  expect(await screen.findByText('This time has passed')).toBeTruthy();
  expect(timeField('Time 2').getAttribute('aria-invalid')).toBe('true');
  press('Send proposal');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ times: ['2027-03-12T09:30', '2027-03-13T09:30'], minutes: 30 });
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('nothing is sent without a time, or with the same time twice', async () => {
  const sent = await show(() => Response.error());
  press('Send proposal');
  expect(await screen.findByText('Please choose a date and a time')).toBeTruthy();
  type('Time', '2027-03-12T09:30');
  press('Add a time');
  type('Time 2', '2027-03-12T09:30');
  press('Send proposal');
  expect(await screen.findByText('Please propose each time once')).toBeTruthy();
  expect(sent).toEqual([]);
});
