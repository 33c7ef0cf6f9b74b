import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Question } from '#contract/deep-research-questions.ts';
import { platform } from '#src/platform/index.ts';
import { answer, question, summaryOf } from './testing/fixture.ts';
import { openStream, show } from './testing/scene.tsx';

const path = '/api/deep-research/questions/12';
const at = '/?question=12';

afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(platform, { kind: 'web' });
});

const title = () => screen.findByRole('heading', { level: 2, name: question.question });
const step = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('without models the passages are shown under their sub-questions, and said to be no answer', async () => {
  show({ at, question });
  await title();
  expect(screen.getByText('These are passages, not an answer.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Answer/ })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(
    question.subQuestions,
  );
  const link = screen.getByRole('link', { name: /^Flow batteries leave the laboratory/ });
  expect(link.getAttribute('href')).toBe('/media/4#:~:text=three');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'flow',
    'batteries',
    'run',
  ]);
});

test('a source can be saved or added to a list or a pipeline where it stands, but for a focus area', async () => {
  const [first] = question.passages;
  if (!first) throw new Error('The fixture has no passage');
  const passages = [
    { ...first, title: 'Salt in tanks' },
    { ...first, number: 2, kind: 'dossier' as const, title: 'Energy Storage' },
  ];
  show({ at, question: { ...question, passages } });
  await title();
  expect(
    screen.getAllByRole('button', { name: /^(Save|Add) (Salt|Energy)/ }).map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Save Salt in tanks', 'Add Salt in tanks to a list', 'Add Salt in tanks to a pipeline']);
});

test('the best four passages of a sub-question are shown, the others after a click', async () => {
  const [first] = question.passages;
  if (!first) throw new Error('The fixture has no passage');
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({ ...first, number, text: `Passage ${number} goes on` }));
  show({ at, question: { ...question, passages: six } });
  await title();
  const more = screen.getByRole('button', { name: 'Show 2 more passages' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  // It says that a passage ends within a sentence.
  expect(screen.getByText('Passage 4 goes on').closest('blockquote')?.textContent).toBe('Passage 4 goes on …');
  const classesOf = (text: string) => screen.getByText(text).closest('li')?.className;
  expect(classesOf('Passage 5 goes on')).not.toBe(classesOf('Passage 4 goes on'));
  fireEvent.click(more);
  expect(classesOf('Passage 5 goes on')).toBe(classesOf('Passage 4 goes on'));
  expect(screen.getByRole('button', { name: 'Show fewer passages' }).getAttribute('aria-expanded')).toBe('true');
});

test('what a record says is text, whatever it looks like', async () => {
  const text = question.passages[1]?.text ?? '';
  const hostile = { ...answer, text, sentences: [{ text, citations: [2] }], citations: [2] };
  show({ at, question: { ...question, answers: [hostile] } });
  await title();
  expect(screen.getAllByText((_, element) => element?.textContent === text).length).toBeGreaterThan(0);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
});

test('a number opens its source in place, Escape closes it, and a sentence without a source says so', async () => {
  show({ at, question: { ...question, answers: [answer] } });
  await title();
  const larch = screen.getByRole('article', { name: 'Larch' });
  const number = within(larch).getByRole('button', { name: 'Source 1: Flow batteries leave the laboratory' });
  fireEvent.click(number);
  expect(number.getAttribute('aria-expanded')).toBe('true');
  const source = within(larch).getByRole('note', { name: 'Source 1' });
  expect(source.textContent).toContain('Three iron flow batteries have run for a year.');
  fireEvent.keyDown(within(source).getByRole('link'), { key: 'Escape' });
  expect(within(larch).queryByRole('note')).toBeNull();
  expect(document.activeElement).toBe(number);
  // A number that no passage has is no source.
  expect(within(larch).getAllByText('no source')).toHaveLength(2);
  expect(within(larch).getByText('2 of 3 sentences name no source.')).toBeTruthy();
  expect(larch.textContent).not.toContain('[');
});

test('a model without an answer is shown as such, and the others stand', async () => {
  const problem = 'The model did not answer in time.';
  const failed = {
    ...answer,
    model: 'Birch',
    status: 'failed' as const,
    problem,
    text: '',
    sentences: [],
    citations: [],
  };
  const agreed = [{ text: 'Three have run.', models: ['Larch', 'Rowan'], citations: [1] }];
  show({
    at,
    question: {
      ...question,
      answers: [answer, failed, { ...answer, model: 'Rowan' }],
      comparison: { agreed, differing: [] },
    },
  });
  await title();
  const birch = screen.getByRole('article', { name: 'Birch' });
  expect(birch.textContent).toMatch(/^Birch ?No answer ?The model did not answer in time\.$/);
  expect(screen.getByRole('article', { name: 'Rowan' }).textContent).toContain('Three have run for a year.');
  const same = screen.getByRole('region', { name: 'Where they agree' });
  expect(same.textContent).toContain('Larch and Rowan');
  expect(within(same).getByRole('button', { name: /^Source 1/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Where they differ' }).textContent).toContain('None of them');
});

const working: Question = { ...question, status: 'working', subQuestions: [], passages: [] };

test('the work streams in, its steps are announced, not its words, and Stop stops it', async () => {
  const stream = openStream();
  const { sent } = show({
    at,
    question: { ...working, status: 'queued', ahead: 2 },
    calls: {
      [`GET ${path}/stream`]: stream.answer,
      [`POST ${path}/cancel`]: () => Response.json({ ...question, status: 'cancelled' }),
    },
  });
  await title();
  expect(step()).toEqual(['Waiting: 2 questions before yours']);
  const writing = { ...answer, status: 'writing' as const, sentences: [], citations: [] };
  await act(async () => stream.send({ ...question, status: 'working', answers: [{ ...writing, text: 'Three' }] }));
  await screen.findByText('Three');
  const said = step();
  expect(said).toEqual(['Found 2 passages. 0 of 1 answer written']);
  await act(async () => stream.send({ ...question, status: 'working', answers: [{ ...writing, text: 'Three have' }] }));
  await screen.findByText('Three have');
  expect(step()).toEqual(said);
  expect(screen.queryByLabelText('Ask a follow-up question')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('You stopped this question.');
  expect(sent('POST')).toEqual([[`${path}/cancel`, null]]);
  expect(screen.getByLabelText('Ask a follow-up question')).toBeTruthy();
});

test.each(['a stream that breaks off', 'the desktop app'])('%s: the question is asked for again', async (where) => {
  if (where === 'the desktop app') Object.assign(platform, { kind: 'desktop' });
  const stream = openStream();
  const states = [working, { ...working, subQuestions: question.subQuestions }];
  const { sent } = show({
    at,
    calls: {
      [`GET ${path}/stream`]: stream.answer,
      [`GET ${path}`]: () => Response.json(states.shift() ?? question),
    },
  });
  await title();
  if (where !== 'the desktop app') stream.breakOff();
  await screen.findByText('Looking up 2 sub-questions', {}, { timeout: 20_000 });
  await screen.findByText('These are passages, not an answer.', {}, { timeout: 20_000 });
  const streams = sent('GET').filter(([called]) => called === `${path}/stream`);
  expect(streams).toHaveLength(where === 'the desktop app' ? 0 : 1);
});

test('a failed question says why and can be asked again', async () => {
  const failed: Question = { ...working, status: 'failed', problem: 'The search took too long.' };
  const { sent } = show({
    at,
    question: failed,
    calls: { 'POST /api/deep-research/questions': () => Response.json({ id: 13 }, { status: 201 }) },
  });
  await title();
  expect(screen.getByRole('alert').textContent).toContain('This question failed. The search took too long.');
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
});

test('a question for which nothing was found gives advice', async () => {
  show({ at, question: { ...question, passages: [] } });
  await title();
  expect(screen.getByText('Nothing was found.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Best passages' })).toBeNull();
});

test('the conversation is shown before and after a question, and a follow-up names it', async () => {
  const first = { ...summaryOf(question), id: 3, question: 'The first' };
  const middle = { ...summaryOf(question), followsId: 3 };
  const next = { ...summaryOf(question), id: 15, followsId: 12, question: 'The next' };
  const { sent, address } = show({
    at,
    items: [next, middle, first],
    question: { ...question, followsId: 3 },
    calls: { 'POST /api/deep-research/questions': () => Response.json({ id: 16 }, { status: 201 }) },
  });
  await title();
  const before = await screen.findByRole('navigation', { name: 'Earlier in this conversation' });
  expect(within(before).getByRole('link', { name: 'The first' }).getAttribute('href')).toBe('/?question=3');
  expect(screen.getByRole('navigation', { name: 'Follow-up questions' }).textContent).toContain('The next');
  fireEvent.change(screen.getByLabelText('Ask a follow-up question'), { target: { value: 'And in Spain?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(address()).toBe('?question=16'));
  expect(sent('POST')).toEqual([['/api/deep-research/questions', '{"question":"And in Spain?","followsId":12}']]);
});

test('a question of somebody else does not exist, and one that fails to load can be loaded again', async () => {
  show({ at });
  await screen.findByRole('heading', { name: 'Question Not Found' });
  cleanup();
  show({ at, calls: { [`GET ${path}`]: () => new Response('', { status: 500 }) } });
  await screen.findByText('The question could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
