import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { type Change, listChanges } from '#contract/changes.ts';
import { listRelations } from '#contract/connections.ts';
import { type Dashboard, getDashboard } from '#contract/dashboard.ts';
import { listListings } from '#contract/listings.ts';
import { listMatches, type Match } from '#contract/matches.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRow, pageOf } from '#src/app/testing/records.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const board = (setUp: Dashboard['setUp']) =>
  answers(getDashboard, {
    waiting: { connectionRequests: 2, introductionRequests: 0, enquiries: 0, messages: 1 },
    profile: { percent: 0, missing: [] },
    setUp,
    registrations: [],
    companies: [],
    claims: [],
  });
const allDone = board({ profile: true, matchProfile: true, connection: true });
const region = (name: string) => within(screen.getByRole('region', { name }));
const href = (name: string | RegExp, { getByRole }: ReturnType<typeof region>) =>
  getByRole('link', { name }).getAttribute('href');

const match: Match = {
  kind: 'member',
  id: 9,
  title: 'Maya Lind',
  subtitle: 'Engineer, Parkstrom',
  avatarUrl: null,
  path: '/network/profile/9',
  score: 0.9,
  reasons: ['Seeks a pilot site; you offer one', 'Works in Energy Storage, as you do', 'Lives near you'].map(
    (text) => ({
      text,
      facts: [],
    }),
  ),
  feedback: null,
};
const change = (id: number, more: Partial<Change>): Change => ({
  id,
  kind: 'company',
  recordId: 5,
  title: 'Tidewell Storage',
  path: '/network/companies/5',
  field: 'Stage',
  subject: null,
  isList: false,
  old: 'Pilot',
  new: 'Commercial',
  by: { role: 'owner', member: null },
  changedAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

test('a new member sees three steps; the first open one leads on, and done ones say so', async () => {
  await showPage('/', signedIn(), board({ profile: true, matchProfile: false, connection: false }));
  await screen.findByText('1 of 3 done');
  const steps = region('Three steps to your first introduction');
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Say who you are (done)',
    'Say what you seek and offer',
    'Make your first connection',
  ]);
  expect(steps.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  expect(href('Say what you seek', steps)).toBe('/network/profile/seeks-and-offers');
  expect(href('Find members', steps)).toBe('/network/members');
  expect(steps.queryByRole('link', { name: 'Write your profile' })).toBeNull();
});

test('a member sees what waits, whom to meet and why, and what is new; the steps are gone', async () => {
  await showPage(
    '/',
    signedIn(),
    allDone,
    answers(listMatches, { items: [match], isLimited: false, isUnknown: false, nextAt: null }),
    answers(listRelations, []),
    answers(listChanges, {
      ...pageOf([
        change(3, {}),
        change(2, { field: 'Team size' }),
        change(1, {
          kind: 'focus-area',
          title: 'Energy Storage',
          path: '/focus/energy-storage',
          field: 'New listing',
          subject: { kind: 'listing', id: 4, title: 'Iron for batteries', path: '/network/listings/4' },
          by: null,
        }),
      ]),
    }),
    answers(listListings, { ...pageOf([listingRow(1)]), featured: [] }),
  );
  await screen.findByRole('link', { name: 'Maya Lind' });
  expect(screen.queryByText(/of 3 done/)).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Waiting for you' })).getByText('2')).toBeTruthy();
  const reasons = within(screen.getByRole('list', { name: 'Reasons for Maya Lind' }));
  expect(reasons.getAllByRole('listitem')).toHaveLength(2);
  region('People to meet').getByRole('button', { name: /Connect/ });
  const news = region('New for you');
  await news.findByText(/changed .* by the owner: Stage, Team size$/);
  expect(href('Tidewell Storage', news)).toBe('/network/companies/5');
  expect(href('Iron for batteries', news)).toBe('/network/listings/4');
  news.getByText(/New listing in Energy Storage$/);
  await region('New in the Green Market').findByText('Listing 1');
});

test('what could not be loaded says so, and the page is asked for again', async () => {
  const { change: answer } = await showPage(
    '/',
    signedIn(),
    breaks(getDashboard),
    breaks(listMatches),
    breaks(listChanges),
  );
  await screen.findByText('Your home could not be loaded');
  await screen.findByText('Your matches could not be loaded.');
  await screen.findByText('What is new could not be loaded.');
  answer(signedIn(), allDone);
  press('Try again');
  await screen.findByText('Connection requests');
  await region('Your events').findByText(/No upcoming events/);
  expect(screen.queryByText('Your home could not be loaded')).toBeNull();
});

test('who has said nothing yet is told what brings matches', async () => {
  await showPage(
    '/',
    signedIn(),
    allDone,
    answers(listMatches, { items: [], isLimited: true, isUnknown: true, nextAt: null }),
    answers(listChanges, pageOf([])),
  );
  const people = within(await screen.findByRole('region', { name: 'People to meet' }));
  const link = await people.findByRole('link', { name: 'Say what you seek and offer' });
  expect(link.getAttribute('href')).toBe('/network/profile/seeks-and-offers');
  await region('New for you').findByText(/is new there appears here/);
});
