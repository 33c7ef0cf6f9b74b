import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getArticle } from '#contract/articles.ts';
import { listSavedIds, saveItem } from '#contract/saved-items.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { articleRecord } from '#src/app/testing/whole-records.ts';

const article = answers(getArticle, articleRecord(1));
const none = answers(listSavedIds, { ids: [] });
const button = (name: string) => screen.findByText(name, { selector: 'main button' });

test('a visitor who saves a record is asked to sign in and comes back', async () => {
  const { at } = await showPage('/media/1', article);
  fireEvent.click(await button('Save'));
  await waitFor(() => expect(at()).toBe('/signin?returnTo=/media/1'));
  await toastSays('Member feature', 'Sign in or join to save or receive updates.');
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
