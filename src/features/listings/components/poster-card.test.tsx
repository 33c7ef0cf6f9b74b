import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getListing } from '#contract/listings.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRecord } from '#src/app/testing/whole-records.ts';

const listing = (change: Partial<ReturnType<typeof listingRecord>> = {}) =>
  answers(getListing, { ...listingRecord(1), ...change });

test('names who posted a listing, once', async () => {
  const { main } = await showPage('/network/listings/1', listing());
  const card = within(await main.findByRole('region', { name: 'Posted by' }));
  expect(card.getByText('Ada Sample').closest('a')?.getAttribute('href')).toBe('/network/profile/9');
  for (const words of ['Head of Heat', 'Kettle Works']) expect(card.getByText(words)).toBeTruthy();
  expect(main.getAllByText(/Ada Sample/)).toHaveLength(1);
  expect(card.queryByText('Message')).toBeNull();
});

test('shows the face of who posted it, and members a way to write to them', async () => {
  const { postedBy } = listingRecord(1);
  const avatarUrl = '/api/avatars/face-128';
  const first = await showPage('/network/listings/1', signedIn(), listing({ postedBy: { ...postedBy, avatarUrl } }));
  const card = await first.main.findByRole('region', { name: 'Posted by' });
  expect(within(card).getByText('Message').getAttribute('href')).toBe('/network/messages?to=9');
  expect(card.querySelector('img')?.getAttribute('src')).toBe(avatarUrl);
});

test.each([
  ['has no page', { hasProfile: false }],
  ['is the viewer', { id: ines.id }],
])('offers no message to a poster who %s', async (_, change) => {
  const postedBy = { ...listingRecord(1).postedBy, ...change };
  const { main } = await showPage('/network/listings/1', signedIn(), listing({ postedBy }));
  const card = within(await main.findByRole('region', { name: 'Posted by' }));
  expect(card.getByText('Ada Sample')).toBeTruthy();
  expect(card.queryByText('Message')).toBeNull();
});
