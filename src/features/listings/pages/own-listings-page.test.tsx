import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { closeListing, deleteDraft, listOwnListings, type OwnListing, renewListing } from '#contract/listings-own.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

const address = '/network/listings/mine';
const end = '2099-03-12T09:00:00.000Z';

const listing = (id: number, change: Partial<OwnListing> = {}): OwnListing => ({
  id,
  title: `Listing ${id}`,
  type: 'job',
  status: 'published',
  closedBy: null,
  focusArea: 'Energy Storage',
  createdAt: '2026-05-04T12:00:00.000Z',
  updatedAt: '2026-05-05T12:00:00.000Z',
  expiresAt: end,
  hold: null,
  figures: null,
  ...change,
});
const draft = listing(2, { status: 'draft', expiresAt: null });

/** The listings in the state that is asked for, or all of them. */
const has = (...listings: OwnListing[]) =>
  answers(listOwnListings, ({ url }) => {
    const state = url.searchParams.get('status');
    return pageOf(listings.filter(({ status }) => state === null || status === state));
  });
const row = (id: number) => within(document.querySelector(`[data-listing="${id}"]`) as HTMLElement);
const rows = () => [...document.querySelectorAll('[data-listing]')].map((one) => one.getAttribute('data-listing'));
const button = (id: number, name: string) => row(id).getByText(name, { selector: 'button' });

test('each listing stands there with its state, its dates and its figures; the plan gives the figures', async () => {
  await showPage(
    address,
    signedIn(),
    has(
      listing(1),
      draft,
      listing(3, { status: 'closed', closedBy: 'owner', figures: { views: 1200, saves: 3, enquiries: 1 } }),
      listing(4, { status: 'expired', expiresAt: '2026-05-06T12:00:00.000Z' }),
    ),
  );
  await screen.findByText('Posted May 4, 2026, listed until March 12, 2099');
  row(2).getByText('Last saved May 5, 2026');
  row(3).getByText('Posted May 4, 2026, term ends March 12, 2099');
  row(4).getByText('Posted May 4, 2026, expired May 6, 2026');
  for (const [id, state] of [
    [1, 'Published'],
    [2, 'Draft'],
    [3, 'Closed'],
    [4, 'Expired'],
  ] as const) {
    row(id).getByText(state);
  }
  expect(row(1).getByText('Professional members').getAttribute('href')).toBe('/pricing');
  expect(
    row(3)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,200', '3', '1']);
  expect(row(1).getByText('Listing 1', { selector: 'h2 a' }).getAttribute('href')).toBe('/network/listings/1');
  expect(row(2).getByText('Continue').getAttribute('href')).toBe('/network/listings/2/edit');
});

test('the state is chosen in the address; a listing is closed in its row', async () => {
  const close = answers(closeListing, { id: 1, status: 'closed', expiresAt: end, closedBy: 'owner' });
  const { at, change } = await showPage(address, signedIn(), has(listing(1)), close);
  await screen.findByText('Published', { selector: 'li *' });
  fireEvent.click(button(1, 'Close'));
  change(signedIn(), has(listing(1, { status: 'closed', closedBy: 'owner' })), close);
  await toastSays('Listing closed');
  await waitFor(() => expect(row(1).getByText('Publish again')).toBeTruthy());
  fireEvent.click(screen.getByText('Published', { selector: 'button' }));
  await screen.findByText('No published listings');
  expect(at()).toBe(`${address}?status=published`);
  fireEvent.click(screen.getByText('Closed', { selector: 'button' }));
  await waitFor(() => expect(rows()).toEqual(['1']));
  expect(at()).toBe(`${address}?status=closed`);
});

test('Renew tells the new end, or why it was refused', async () => {
  const renewed = answers(renewListing, { id: 1, status: 'published', expiresAt: end, closedBy: null });
  const { change } = await showPage(address, signedIn(), has(listing(1)), renewed);
  await screen.findByText('Published', { selector: 'li *' });
  fireEvent.click(button(1, 'Renew'));
  await toastSays('Listing renewed', 'It is listed until March 12, 2099.');
  change(signedIn(), has(listing(1)), refuses(renewListing, 409));
  await waitFor(() => expect((button(1, 'Renew') as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(button(1, 'Renew'));
  await toastSays('The listing could not be changed', 'No.');
});

test('a draft is deleted after a question', async () => {
  const remove = answers(deleteDraft, { ok: true });
  const { change } = await showPage(`${address}?status=draft`, signedIn(), has(draft), remove);
  await screen.findByText('Continue');
  fireEvent.click(button(2, 'Delete'));
  fireEvent.click(button(2, 'Keep'));
  fireEvent.click(button(2, 'Delete'));
  row(2).getByRole('group', { name: 'Delete Listing 2?' });
  fireEvent.click(button(2, 'Delete'));
  change(signedIn(), has(), remove);
  await toastSays('Draft deleted');
  await screen.findByText('No draft listings');
});
