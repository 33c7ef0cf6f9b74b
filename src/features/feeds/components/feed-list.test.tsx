import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { me } from '#contract/accounts.ts';
import {
  type FeedItem,
  type FeedSource,
  likeFeedItem,
  listFeedItems,
  listFeeds,
  myFeedLikes,
  unlikeFeedItem,
} from '#contract/feeds.ts';
import { day, hour } from '#contract/kit/durations.ts';
import { listSavedIds } from '#contract/saved-items.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

const address = '/network/technologies/perovskite?tab=rss-feeds';
const encoded = `/signin?returnTo=${encodeURIComponent(address).replaceAll('%2F', '/')}`;

const item = (id: number, change: Partial<FeedItem> = {}): FeedItem => ({
  id,
  title: `Item ${id}`,
  link: 'https://example.com/item',
  date: new Date(Date.now() - id * day).toISOString(),
  summary: 'A few words.',
  likes: 3,
  isPremium: false,
  associatedCompanies: [],
  ...change,
});
const source = (change: Partial<FeedSource>): FeedSource => ({
  id: 1,
  name: 'A source',
  type: 'Research',
  description: 'About it.',
  url: 'https://example.com/',
  technologyId: 4,
  state: 'current',
  lastReadAt: new Date(Date.now() - 2 * hour).toISOString(),
  items: [item(1)],
  nextCursor: null,
  ...change,
});
const show = (feeds: FeedSource[], ...given: Answer[]) => showPage(address, answers(listFeeds, feeds), ...given);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = ({ getAllByRole }: Awaited<ReturnType<typeof section>>) =>
  getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''));

describe('a source', () => {
  test('shows its kind, its state and its items, and tells which are premium', async () => {
    await show([source({ type: 'Advocacy', state: 'sample', items: [item(1), item(2, { isPremium: true })] })]);
    const shown = await section('A source');
    shown.getByText('Advocacy');
    shown.getByText('An invented source with sample items; its links do not work.');
    expect(titles(shown)).toEqual(['Item 1', 'Item 2']);
    expect(shown.getAllByRole('article').map((one) => within(one).queryByText('Premium') !== null)).toEqual([
      false,
      true,
    ]);
    const link = shown.getByText('Item 1').closest('a');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test.each<[Partial<FeedSource>, string]>([
    [{}, 'Last read 2 hours ago'],
    [{ state: 'failing' }, 'This source cannot be read at the moment. These items are from 2 hours ago.'],
    [
      { state: 'failing', lastReadAt: null, items: [] },
      'This source could not be read so far. We try again regularly.This source has no items yet.',
    ],
    [
      { state: 'waiting', lastReadAt: null, items: [] },
      'This source has not been read yet.This source has no items yet.',
    ],
    [{ state: 'paused' }, 'This source is paused. These items are from 2 hours ago.'],
  ])('%o: %s', async (change, sentence) => {
    await show([source(change)]);
    expect((await screen.findByRole('region', { name: 'A source' })).textContent).toContain(sentence);
  });

  test('older items follow, also after a failure', async () => {
    const { change } = await show([source({ nextCursor: 'cursor-1' })], breaks(listFeedItems));
    const shown = await section('A source');
    fireEvent.click(shown.getByText('Show older items'));
    expect((await shown.findByRole('alert')).textContent).toBe('Older items could not be loaded.');
    change(
      answers(listFeedItems, ({ url }) => {
        const isFirst = url.searchParams.get('cursor') === 'cursor-1';
        const count = { value: 4, isCapped: false };
        return isFirst
          ? { items: [item(11), item(12)], nextCursor: 'cursor-2', count }
          : { items: [item(13)], nextCursor: null, count };
      }),
    );
    fireEvent.click(shown.getByText('Try again'));
    await shown.findByText('Item 12');
    fireEvent.click(shown.getByText('Show older items'));
    await shown.findByText('Item 13');
    expect(titles(shown)).toEqual(['Item 1', 'Item 11', 'Item 12', 'Item 13']);
    expect(shown.queryByText('Show older items')).toBeNull();
  });
});

test('feeds that load have placeholders, those that fail can be tried again, and none are none', async () => {
  const late = held(breaks(listFeeds));
  const { main, change } = await showPage(address, late);
  const loading = (await main.findByText('Loading feeds')).parentElement;
  expect(loading?.querySelectorAll('[data-placeholder]')).toHaveLength(2);
  late.release();
  await main.findByText('Feeds could not be loaded');
  change(answers(listFeeds, []));
  fireEvent.click(main.getByText('Try again'));
  await main.findByText('No feeds yet');
});

describe('likes, saved items and companies', () => {
  const company = { id: 3, name: 'Nordhelio Labs', type: 'Developer' };
  const feeds = [source({ items: [item(1, { associatedCompanies: [company] })] })];
  const member = (change: Parameters<typeof signedIn>[0] = {}) => [
    signedIn(change),
    answers(listSavedIds, { ids: [] }),
    answers(myFeedLikes, { itemIds: [] }),
  ];
  const like = async () => (await screen.findByText(/^Like “Item 1”/)).closest('button') as HTMLButtonElement;
  const state = async () => [(await like()).getAttribute('aria-pressed'), (await like()).lastChild?.textContent];

  test('visitors are asked to sign in, and told why', async () => {
    for (const [act, title, description] of [
      [like, 'Member feature', 'Sign in or join to like or save articles.'],
      [() => screen.findByLabelText('Save “Item 1”'), 'Member feature', ''],
      [() => screen.findByText('Nordhelio Labs'), 'Premium feature', 'Company profiles need premium membership.'],
    ] as const) {
      const { at } = await show(feeds, answers(me, null));
      await screen.findByText('Sign In');
      fireEvent.click(await act());
      await waitFor(() => expect(at()).toBe(encoded));
      await toastSays(title, description);
      cleanup();
    }
  });

  test('free members are led to the plans, professionals to the company', async () => {
    const free = await show(feeds, ...member());
    await screen.findByText('User menu of');
    fireEvent.click(await screen.findByText('Nordhelio Labs'));
    await waitFor(() => expect(free.at()).toBe('/pricing'));
    await toastSays('Premium feature', 'Company profiles need premium membership.');
    cleanup();
    const professional = await show(feeds, ...member({ membershipTier: 'professional' }));
    await screen.findByText('User menu of');
    fireEvent.click(await screen.findByText('Nordhelio Labs'));
    await waitFor(() => expect(professional.at()).toBe('/network/companies/3'));
  });

  test('a like counts at once, and can be taken back', async () => {
    const answer = (isLiked: boolean) => ({ itemId: 1, isLiked, likes: isLiked ? 4 : 3 });
    const late = held(answers(likeFeedItem, answer(true)));
    await show(feeds, ...member(), late, answers(unlikeFeedItem, answer(false)));
    await screen.findByText('User menu of');
    expect(await state()).toEqual(['false', '3']);
    fireEvent.click(await like());
    await waitFor(async () => expect(await state()).toEqual(['true', '4']));
    late.release();
    await waitFor(async () => expect((await like()).getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(await like());
    await waitFor(async () => expect(await state()).toEqual(['false', '3']));
  });

  test('a like that could not be stored is undone with a message', async () => {
    await show(feeds, ...member(), breaks(likeFeedItem));
    await screen.findByText('User menu of');
    fireEvent.click(await like());
    await toastSays('Your like could not be saved', 'Please try again in a moment.');
    await waitFor(async () => expect(await state()).toEqual(['false', '3']));
  });

  test('a like that comes before the member’s own likes are known keeps the others', async () => {
    const mine = held(answers(myFeedLikes, { itemIds: [1, 2] }));
    const liked = answers(likeFeedItem, { itemId: 1, isLiked: true, likes: 4 });
    await show([source({ items: [item(1), item(2)] })], signedIn(), answers(listSavedIds, { ids: [] }), mine, liked);
    await screen.findByText('User menu of');
    fireEvent.click(await like());
    mine.release();
    const other = await screen.findByRole('button', { name: /^Like “Item 2”/ });
    await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('true'));
    expect(await state()).toEqual(['true', '4']);
  });
});
