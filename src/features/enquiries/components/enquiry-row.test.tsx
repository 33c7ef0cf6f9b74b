import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Enquiry } from '#contract/enquiries.ts';
import { EnquiryRow } from './enquiry-row.tsx';

const enquiry: Enquiry = {
  id: 4,
  kind: 'listing',
  itemId: 9,
  itemTitle: 'Coating line',
  name: 'Ines Okafor',
  email: 'ines@test.example',
  organization: null,
  isFromMember: false,
  memberId: null,
  message: 'Is it still to be had?',
  createdAt: '2026-01-01T12:00:00.000Z',
  isRead: true,
  conversationId: null,
  answers: [],
};

beforeEach(() => {
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

function show(shown: Enquiry) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <EnquiryRow enquiry={shown} onRead={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const row = screen.getByRole<HTMLDetailsElement>('group');
  row.open = true;
  fireEvent(row, new Event('toggle'));
}

test('an enquiry that is in a conversation is answered there', () => {
  show({ ...enquiry, isFromMember: true, email: '', conversationId: 7 });
  expect(screen.getByText('Answer in Messages').closest('a')?.getAttribute('href')).toBe('/network/messages/7');
  expect(screen.queryByLabelText(/^Answer Ines/)).toBeNull();
  expect(screen.queryByText(/^Reply to/)).toBeNull();
});

test("a visitor's is answered in the row, with the earlier answers above; the answer stays after a refusal", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return Response.json({ code: 'conflict', message: 'Enough.' }, { status: 409 });
  });
  const answered = { id: 1, body: 'It is.', sentAt: '2026-01-02T12:00:00.000Z', meeting: null, isReply: false };
  const reply = { ...answered, id: 2, body: 'Good to know.', isReply: true };
  show({ ...enquiry, answers: [answered, reply] });
  expect(screen.getByText('It is.')).toBeTruthy();
  expect(screen.getByText(/^Ines.* replied by email/)).toBeTruthy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
  fireEvent.change(field, { target: { value: 'Still there.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer', hidden: true }));
  await waitFor(() => expect(sent).toEqual([{ body: 'Still there.' }]));
  expect(field.value).toBe('Still there.');
});

test('a meeting with a visitor is set, moved or cancelled in the answer', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    const fields = { 'meeting.at': 'This time has passed' };
    return Response.json({ code: 'invalid_input', message: 'Some fields.', fields }, { status: 400 });
  });
  const startsAt = '2099-01-05T10:00:00.000Z';
  const meeting = { startsAt, minutes: 45, place: 'Ghent', timeZone: 'Europe/Brussels', isCancelled: false };
  show({ ...enquiry, id: 5, answers: [{ id: 1, body: 'It is.', sentAt: startsAt, meeting, isReply: false }] });
  expect(
    screen.getByText('Meeting: Monday, January 5, 2099, 11:00 AM to 11:45 AM, Europe/Brussels, Ghent'),
  ).toBeTruthy();
  const { value } = screen.getByRole<HTMLOptionElement>('option', { name: 'Move the meeting', hidden: true });
  fireEvent.change(screen.getByRole('combobox', { name: 'Meeting', hidden: true }), { target: { value } });
  const at = screen.getByLabelText<HTMLInputElement>('Time');
  fireEvent.change(at, { target: { value: '2099-01-06T11:00' } });
  fireEvent.change(screen.getByLabelText(/^Answer Ines/, { selector: 'textarea' }), { target: { value: 'Later.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer', hidden: true }));
  expect(await screen.findByText('This time has passed')).toBeTruthy();
  const moved = { at: '2099-01-06T11:00', timeZone: 'Europe/Brussels', minutes: 45, place: 'Ghent' };
  expect(sent).toEqual([{ body: 'Later.', meeting: moved }]);
});

test('of a deleted account cannot be answered, and is not taken for a visitor', () => {
  show({ ...enquiry, email: '' });
  expect(screen.queryByText(/visitor/)).toBeNull();
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
});
