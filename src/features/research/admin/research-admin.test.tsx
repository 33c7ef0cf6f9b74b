import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { ContentRow } from '#contract/content.ts';
import {
  createResearch,
  getResearchEdition,
  listResearchEditions,
  type ResearchEdition,
  type ResearchInput,
  setResearchState,
} from '#contract/research-admin.ts';
import { chooseFor, editorOf, pasteInto, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const admin = signedIn({ role: 'admin' });
const date = '2090-01-01T12:00:00.000Z';

/** Chooses in a list. */
function choose(label: string, option: string): void {
  const value = screen.getByRole<HTMLOptionElement>('option', { name: option }).value;
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
}

test('a research article gets an address from its title, and is scheduled by a date to come', async () => {
  let saved: ResearchEdition | undefined;
  const sent: ResearchInput[] = [];
  const creating = answers(createResearch, ({ body }) => {
    const values = body as ResearchInput;
    sent.push(values);
    saved = {
      id: 4,
      version: 1,
      standing: 'scheduled',
      path: `/research-hub/${values.slug}`,
      route: `/research-hub/${values.slug}`,
      readTime: 1,
      updatedAt: date,
      imageUrl: null,
      isSlugFixed: false,
      values,
    };
    return saved;
  });
  const opened = answers(getResearchEdition, () => saved as ResearchEdition);
  const { at } = await showPage('/admin/content/research/new', admin, creating, opened);
  await screen.findByText('New research article');
  type('Title', 'A brief on tides');
  type('Summary', 'What the tide gives, and what it costs to take it.');
  pasteInto(await editorOf('Text'), 'The tide is late by fifty minutes a day, and never by fifty-one.');
  choose('Category', 'Energy Storage');
  choose('Type', 'Research Brief');
  screen.getByText('Publish');
  type(/^Publication date/, '2090-01-01T12:00');
  press('Schedule');
  await toastSays('Scheduled');
  await waitFor(() => expect(at()).toBe('/admin/content/research/4'));
  expect(sent).toEqual([expect.objectContaining({ slug: 'a-brief-on-tides', state: 'published' })]);
  expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe('a-brief-on-tides');
});

test('one that is scheduled shows its date, and can be published now', async () => {
  const row: ContentRow = {
    id: 4,
    title: 'A brief on tides',
    topic: 'Energy Storage',
    standing: 'scheduled',
    path: '/research-hub/a-brief-on-tides',
    publishedAt: date,
    updatedAt: '2026-03-12T09:00:00.000Z',
    version: 1,
  };
  let rows = [row];
  const list = answers(listResearchEditions, () => pageOf(rows));
  const states: unknown[] = [];
  const step = answers(setResearchState, ({ body }) => {
    states.push(body);
    rows = [];
    return { ...row, standing: 'published' as const };
  });
  const { main } = await showPage('/admin/content/research?state=scheduled', admin, list, step);
  await main.findByText('January 1, 2090');
  await chooseFor(row.title, 'Publish now');
  await main.findByText('No research articles match');
  expect(states).toEqual([{ state: 'published', version: 1 }]);
});
