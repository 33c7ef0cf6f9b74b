import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getOverview, getTrends, type Overview, type Trends, trendNames } from '#contract/overview.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';

const admin = signedIn({ role: 'admin' });
const none = { value: 0, change: 0 };

const overview: Overview = {
  waiting: {
    reports: 3,
    claims: 0,
    membershipRequests: 0,
    newMessages: 0,
    openMessages: 0,
    introductions: 0,
    failedMails: 0,
    failingFeeds: 0,
    offersRunningOut: 0,
  },
  figures: {
    freeMembers: none,
    professionals: none,
    companies: none,
    technologies: none,
    openListings: none,
    upcomingEvents: none,
    registrations: none,
    subscribers: none,
  },
  countedAt: '2026-03-12T09:00:00.000Z',
};

const trends: Trends = {
  range: '30d',
  unit: 'day',
  spans: [{ from: '2026-03-12', to: '2026-03-12' }],
  series: {
    signUps: [1],
    activeMembers: [1],
    listings: [1],
    introductions: [1],
    enquiries: [1],
    registrations: [1],
  },
};

test('what cannot be loaded says so, each part for itself, and can be tried again', async () => {
  const { main, change } = await showPage('/admin', admin, breaks(getOverview), breaks(getTrends));
  await main.findByText('The trends could not be loaded');
  const failure = (await main.findByText('The overview could not be loaded')).closest<HTMLElement>('[role=alert]');
  change(admin, answers(getOverview, overview), answers(getTrends, trends));
  press('Try again', within(failure ?? document.body));
  const waiting = await main.findByRole('region', { name: 'Needs attention' });
  await waitFor(() => expect(waiting.textContent).toContain('Reports and reviews'));
  press('Try again', main);
  await waitFor(() => expect(main.getAllByRole('slider')).toHaveLength(trendNames.length));
});

test.each(['/admin', '/admin/users'])('%s is for admins only', async (path) => {
  await showPage(path, signedIn());
  expect(await screen.findByRole('heading', { name: 'For admins only' })).toBeTruthy();
});

test('a range is asked for and kept in the address', async () => {
  const ranges: (string | null)[] = [];
  const { main, at } = await showPage(
    '/admin',
    admin,
    answers(getOverview, overview),
    answers(getTrends, ({ url }) => {
      ranges.push(url.searchParams.get('range'));
      return trends;
    }),
  );
  fireEvent.click(await main.findByRole('button', { name: '12 months' }));
  await waitFor(() => expect(at()).toBe('/admin?range=12m'));
  await waitFor(() => expect(ranges.at(-1)).toBe('12m'));
});
