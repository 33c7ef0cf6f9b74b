import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { platform } from '#src/platform/index.ts';
import { useConnection } from '#src/stores/connection.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { question, summaryOf } from './testing/fixture.ts';
import { show } from './testing/scene.tsx';

const asked = '/api/deep-research/questions';

// Another file of the same process may have left a draft when it ended.
beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  localStorage.clear();
  useToasts.setState({ current: null });
  useConnection.setState({ savedAt: null });
  Object.assign(platform, { kind: 'web' });
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('What do you want to know?');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pressAsk = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }));

test('what was typed stays until it has been asked; Ctrl and Enter ask, Enter alone does not', async () => {
  const answers = [
    () => new Response('', { status: 500 }),
    () =>
      Response.json({ code: 'rate_limited', message: 'You have asked your 10 questions of today.' }, { status: 429 }),
    () => Response.json({ id: 12 }, { status: 201 }),
  ];
  const { sent, address } = show({
    question,
    calls: { [`POST ${asked}`]: () => answers.shift()?.() ?? new Response('', { status: 500 }) },
  });
  type('  Which flow batteries run?  ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(sent('POST')).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect((await screen.findByRole('alert')).textContent).toMatch(/was not sent. It is still here/);
  expect(field().value).toBe('  Which flow batteries run?  ');
  pressAsk();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/10 questions of today/));
  expect(address()).toBe('');
  pressAsk();
  await screen.findByRole('heading', { level: 2, name: question.question });
  expect(address()).toBe('?question=12');
  expect(sent('POST')).toEqual([1, 2, 3].map(() => [asked, '{"question":"Which flow batteries run?"}']));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('too short a question is refused at the field', async () => {
  const { sent } = show({});
  type('a');
  pressAsk();
  expect((await screen.findByRole('alert')).textContent).toBe('Please ask a question');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sent('POST')).toEqual([]);
});

test('a suggestion is put into the field and asked only when the member asks', async () => {
  const { sent } = show({});
  fireEvent.click(await screen.findByRole('button', { name: 'What is new in renewable energy, and who works on it?' }));
  expect(field().value).toBe('What is new in renewable energy, and who works on it?');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(sent('POST')).toEqual([]);
});

test('a free member sees how many questions are left, and with none what the plan offers', async () => {
  show({ left: 7 });
  expect((await screen.findByText(/7 of 10 questions left today/)).textContent).toMatch(/Professional: no limit/);
  cleanup();
  const { sent } = show({ left: 0 });
  const note = await screen.findByText(/You have asked your 10 questions of today/);
  expect(within(note).getByRole('link', { name: 'Professional' }).getAttribute('href')).toBe('/pricing');
  type('Which flow batteries run?');
  pressAsk();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' }).getAttribute('aria-disabled')).toBe('true'));
  expect(sent('POST')).toEqual([]);
});

test('a member without a limit reads nothing about one', async () => {
  show({ left: null, items: [summaryOf(question)] });
  await screen.findByRole('link', { name: question.question });
  expect(screen.queryByText(/left today/)).toBeNull();
});

test('in the desktop app without its server the history is read, and asking says why it cannot', async () => {
  Object.assign(platform, { kind: 'desktop' });
  const saved = { 'X-Cardi-Saved-At': '2026-11-20T10:00:00.000Z' };
  const { sent } = show({
    calls: {
      [`GET ${asked}`]: () => Response.json({ items: [summaryOf(question)], models: [], left: 4 }, { headers: saved }),
      'GET /api/focus-areas': () => Response.json([], { headers: saved }),
    },
  });
  await screen.findByText(/The server cannot be reached, so you cannot ask now/);
  await screen.findByRole('link', { name: question.question });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Delete/ }).disabled).toBe(true);
  type('Which flow batteries run?');
  pressAsk();
  expect(sent('POST')).toEqual([]);
});

test('the history is searched, and a question is deleted after a confirmation', { timeout: 60_000 }, async () => {
  const many = [12, 11, 10, 9, 8, 7].map((id) => ({ ...summaryOf(question), id, question: `Question ${id}` }));
  const { sent } = show({ items: many, calls: { [`DELETE ${asked}/11`]: () => Response.json({ ok: true }) } });
  const search = await screen.findByRole('searchbox', { name: 'Search your questions' });
  fireEvent.change(search, { target: { value: 'question 11' } });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Question/ })).toHaveLength(1));
  expect(screen.getByText('1 question found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete “Question 11”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' });
  expect(sent('DELETE')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete question' }));
  await waitFor(() => expect(useToasts.getState().current?.title).toBe('Question deleted'));
  expect(sent('DELETE')).toEqual([[`${asked}/11`, null]]);
  fireEvent.change(search, { target: { value: 'wind' } });
  await screen.findByText('None of your questions has “wind” in it.');
});

test('a history that could not be loaded can be loaded again', async () => {
  let isDown = true;
  const list = () => Response.json({ items: [summaryOf(question)], models: [], left: null });
  show({ calls: { [`GET ${asked}`]: () => (isDown ? new Response('', { status: 500 }) : list()) } });
  await screen.findByText('Your questions could not be loaded');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: question.question })).toBeTruthy();
});
