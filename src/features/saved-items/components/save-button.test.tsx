import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { getArticle } from '#contract/articles.ts';
import { listSavedIds, saveItem } from '#contract/saved-items.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { articleRecord } from '#src/app/testing/whole-records.ts';
import { useToasts } from '#src/stores/toasts.ts';

const article = answers(getArticle, articleRecord(1));
const none = answers(listSavedIds, { ids: [] });
const button = (name: string) => screen.findByText(name, { selector: 'main button' });

test('a visitor who saves a record is asked to sign in and comes back', async () => {
  const { at } = await showPage('/media/1', article);
  fireEvent.click(await button('Save'));
  await waitFor(() => expect(at()).toBe('/signin?returnTo=/media/1'));
  await toastSays('Member feature', 'Sign in or join to save or receive updates.');
});

test.each([
  ['a visitor is asked to sign in', answers(me, null), '/signin?returnTo=/media/1', 'Member feature'],
  ['a member goes ahead', signedIn(), '/media/1', 'Saved'],
])('a press that comes before it is known who is there waits for that: %s', async (_who, answer, address, said) => {
  const who = held(answer);
  const { at } = await showPage('/media/1', who, article, none, answers(saveItem, { isSaved: true }));
  fireEvent.click(await button('Save'));
  expect([at(), useToasts.getState().current]).toEqual(['/media/1', null]);
  who.release();
  await screen.findByText(said);
  expect(at()).toBe(address);
});

test('the heart fills at once, and empties again when the server refuses', async () => {
  const late = held(breaks(saveItem));
  await showPage('/media/1', signedIn(), article, none, late);
  await screen.findByText('User menu of');
  fireEvent.click(await button('Save'));
  expect((await button('Saved')).getAttribute('aria-pressed')).toBe('true');
  late.release();
  await toastSays('This could not be saved', 'Please try again in a moment.');
  expect((await button('Save')).getAttribute('aria-pressed')).toBe('false');
});
