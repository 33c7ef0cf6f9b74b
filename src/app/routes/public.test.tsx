import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { listArticles } from '#contract/articles.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { confirmSubscription, unsubscribe } from '#contract/newsletter.ts';
import { listPartners } from '#contract/partners.ts';
import { answers, breaks, refuses, settled, showPage } from '../testing/page-scene.tsx';
import { toastSays } from '../testing/seen.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** An area that an admin added. */
const added = {
  id: 7,
  slug: 'green-steel',
  title: 'Green Steel',
  description: 'Iron without coal.',
  icon: 'focus-general',
};

describe('home', () => {
  test('keeps its built-in articles and partners if the calls return none', async () => {
    await showPage('/', answers(listArticles, []), answers(listPartners, []));
    await settled();
    expect((await region('Latest Articles')).getAllByRole('article')).toHaveLength(3);
    expect((await region('Our Partners')).getAllByRole('listitem')).toHaveLength(6);
  });

  test('shows the partners that the server returns', async () => {
    await showPage('/', answers(listPartners, [{ id: 1, name: 'Newcomer', tagline: '' }]));
    const partners = await region('Our Partners');
    await partners.findByText('Newcomer');
    expect(partners.getAllByRole('listitem')).toHaveLength(1);
  });

  test('shows the focus areas that the server returns', async () => {
    await showPage('/', answers(listFocusAreas, [added]));
    const areas = await region('Our Focus Areas');
    const link = await areas.findByRole('link', { name: 'Green Steel' });
    expect(link.getAttribute('href')).toBe('/focus/green-steel');
    expect(areas.getAllByRole('article')).toHaveLength(1);
  });

  test('P15: also shows an area that an admin added', async () => {
    await showPage('/', answers(listFocusAreas, [...builtInFocusAreas, added]));
    const areas = await region('Our Focus Areas');
    await areas.findByRole('link', { name: 'Green Steel' });
    expect(areas.getAllByRole('article')).toHaveLength(7);
  });
});

test.each([
  ['home', '/', 'breaks', breaks(listFocusAreas)],
  ['about', '/about', 'returns none', answers(listFocusAreas, [])],
  ['about', '/about', 'breaks', breaks(listFocusAreas)],
])('%s (%s) shows the built-in areas if the call %s', async (_name, address, _how, answer) => {
  const { main } = await showPage(address, answer);
  await settled();
  for (const { title } of builtInFocusAreas) {
    expect(main.getAllByRole('link', { name: title }).length).toBeGreaterThan(0);
  }
});

describe('the links of the newsletter', () => {
  const token = 'x'.repeat(43);
  const expired = { name: 'This link has expired' };

  test.each(['', '#token=', '#token=short'])(
    'without a token ("%s"), both pages ask for the link',
    async (fragment) => {
      for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
        const { main } = await showPage(`${path}${fragment}`, answers(confirmSubscription, { ok: true }));
        expect(await main.findByRole('heading', { name: 'Please open the link from the email again' })).toBeTruthy();
        cleanup();
      }
    },
  );

  test.each([
    ['is unknown', 404],
    ['has expired', 400],
  ])('a token that %s is reported as an expired link', async (_what, status) => {
    const { main } = await showPage(
      `/newsletter/confirm#token=${token}`,
      refuses(confirmSubscription, status, { token: 'Expired' }),
    );
    expect(await main.findByRole('heading', expired)).toBeTruthy();
  });

  test('a failed confirmation can be tried again', async () => {
    const { main, change } = await showPage(`/newsletter/confirm#token=${token}`, breaks(confirmSubscription));
    await main.findByText('Something went wrong');
    change(answers(confirmSubscription, { ok: true }));
    fireEvent.click(main.getByText('Try again'));
    expect(await main.findByText('You are subscribed')).toBeTruthy();
  });

  test('unsubscribing takes a click, and can be tried again when it failed', async () => {
    const { main, change } = await showPage(`/newsletter/unsubscribe#token=${token}`, breaks(unsubscribe));
    await main.findByText('Leave the newsletter?');
    fireEvent.click(main.getByText('Unsubscribe'));
    await toastSays('Unsubscribing failed', 'We could not unsubscribe you. Please try again later.');
    change(answers(unsubscribe, { ok: true }));
    await waitFor(() => expect(main.getByText<HTMLButtonElement>('Unsubscribe').disabled).toBe(false));
    fireEvent.click(main.getByText('Unsubscribe'));
    await main.findByText('You are unsubscribed');
  });

  test('an unknown token to unsubscribe is reported as an expired link', async () => {
    const { main } = await showPage(`/newsletter/unsubscribe#token=${token}`, refuses(unsubscribe, 404));
    fireEvent.click(await main.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(main.getByRole('heading', expired)).toBeTruthy());
  });
});
