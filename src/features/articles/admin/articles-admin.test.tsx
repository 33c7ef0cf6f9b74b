import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import {
  type ArticleEdition,
  deleteArticle,
  getArticleEdition,
  listArticleEditions,
  setArticleState,
  updateArticle,
} from '#contract/articles-admin.ts';
import type { ContentRow } from '#contract/content.ts';
import { chooseFor, openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const date = '2026-03-12T09:00:00.000Z';
const admin = signedIn({ role: 'admin' });

const edition: ArticleEdition = {
  id: 5,
  version: 1,
  standing: 'published',
  path: '/media/5',
  readTime: 1,
  updatedAt: date,
  imageUrl: null,
  values: {
    title: 'Salt that stores summer',
    description: 'Heat from July in a tank of salt, for a town in January.',
    content: '<p>A tank of salt keeps the heat of summer for months, and gives it back.</p>',
    focusAreaId: 2,
    author: 'Sam Sample',
    tags: [],
    publishedAt: date,
    isSample: false,
    state: 'published',
  },
};

const stale: Answer = {
  endpoint: updateArticle,
  answer: () => Response.json({ code: 'conflict', message: 'Someone else has changed this.' }, { status: 409 }),
};

test('an article that another admin has changed is not overwritten without a question', async () => {
  const typed = 'Heat from July in a tank of molten salt, for a town in January.';
  const { main, change } = await showPage(
    '/admin/content/articles/5',
    admin,
    answers(getArticleEdition, edition),
    stale,
  );
  await main.findByText('Edit article');
  type('Summary', typed);
  press('Save changes');
  await toastSays('Not saved');
  await main.findByText(/^Someone else has changed this article/);
  expect(main.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe(typed);

  const bodies: unknown[] = [];
  const saving = answers(updateArticle, ({ body }) => {
    bodies.push(body);
    return { ...edition, version: 3, values: { ...edition.values, description: typed } };
  });
  change(admin, answers(getArticleEdition, { ...edition, version: 2 }), saving);
  const mine = main.getByRole<HTMLButtonElement>('button', { name: 'Save mine instead' });
  await waitFor(() => expect(mine.disabled).toBe(false));
  fireEvent.click(mine);
  await toastSays('Changes saved');
  expect(bodies).toEqual([expect.objectContaining({ description: typed, version: 2 })]);
  await waitFor(() => expect(main.queryByText(/^Someone else/)).toBeNull());
});

test('articles are found by state, hidden and deleted', async () => {
  const row: ContentRow = {
    id: 5,
    title: 'Salt that stores summer',
    topic: 'Energy Storage',
    standing: 'published',
    path: '/media/5',
    publishedAt: date,
    updatedAt: date,
    version: 1,
  };
  let rows = [row];
  const list = answers(listArticleEditions, ({ url }) => {
    const state = url.searchParams.get('state');
    return pageOf(rows.filter(({ standing }) => state === null || standing === state));
  });
  const step = answers(setArticleState, ({ body }) => {
    const hidden = { ...row, standing: (body as { state: 'hidden' }).state, version: 2 };
    rows = [hidden];
    return hidden;
  });
  const removing = answers(deleteArticle, () => {
    rows = [];
    return { id: 5 };
  });
  const { main, at, back } = await showPage('/admin/content/articles', admin, list, step, removing);
  await main.findByText(row.title);
  await chooseFor(row.title, 'Hide');
  await waitFor(() => within(main.getByRole('table')).getByText('Hidden'));
  fireEvent.change(main.getByLabelText('State'), { target: { value: 'draft' } });
  await main.findByText('No articles match');
  expect(at()).toBe('/admin/content/articles?state=draft');
  await back();
  await main.findByText(row.title);
  await chooseFor(row.title, 'Delete');
  press('Delete', await openDialog());
  await toastSays('The article is deleted');
  await screen.findByText('No articles yet');
});
