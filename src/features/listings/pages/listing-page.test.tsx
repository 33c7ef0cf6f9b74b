import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getListing, listListings } from '#contract/listings.ts';
import { closeListing, reopenListing } from '#contract/listings-own.ts';
import { chooseUnder } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRow, pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';
import { listingRecord } from '#src/app/testing/whole-records.ts';

const listing = (change: Partial<ReturnType<typeof listingRecord>> = {}) =>
  answers(getListing, { ...listingRecord(1), ...change });
const facts = async (title: string) => {
  const region = within(await screen.findByRole('region', { name: title }));
  return region.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};
const button = (name: string) => screen.queryByText(name, { selector: 'main button' });
const state = () => screen.queryByRole('region', { name: 'Status of this listing' });

test('shows the company, the details that were given, and the text with its markup', async () => {
  const { main } = await showPage(
    '/network/listings/1',
    listing({
      type: 'company',
      details: {},
      description: '<p>A <strong>bold</strong> text with a <a href="https://example.com/more" rel="ugc">link</a>.</p>',
      company: {
        name: 'Saltworks Storage',
        location: 'Bergen, Norway',
        website: 'https://www.saltworks.example.com/about',
        foundedYear: null,
        employees: '11-50 employees',
        funding: 'Series A',
      },
    }),
  );
  expect(await facts('Company')).toEqual([
    ['Name', 'Saltworks Storage'],
    ['Location', 'Bergen, Norway'],
    ['Website', 'saltworks.example.com (opens in a new tab)'],
    ['Size', '11-50 employees'],
    ['Funding', 'Series A'],
  ]);
  const website = main.getByText('saltworks.example.com').closest('a');
  expect(website?.getAttribute('href')).toBe('https://www.saltworks.example.com/about');
  expect(website?.getAttribute('rel')).toContain('noopener');
  const text = within(main.getByRole('region', { name: 'Description' }));
  expect(text.getByText('bold').tagName).toBe('STRONG');
  expect(text.getByText('link').getAttribute('target')).toBe('_blank');
  expect(main.getByText('Ada Sample').closest('a')?.getAttribute('href')).toBe('/network/profile/9');
  expect(document.title).toMatch(/^Listing 1/);
});

test('shows the details of its kind with their labels', async () => {
  await showPage(
    '/network/listings/1',
    listing({
      details: {
        jobLocation: 'Graz, Austria',
        jobType: 'full-time',
        jobCompensation: '€70,000 a year',
        jobDeadline: '2031-03-01',
      },
    }),
  );
  expect(await facts('Job Details')).toEqual([
    ['Job Location', 'Graz, Austria'],
    ['Job Type', 'Full-time'],
    ['Compensation', '€70,000 a year'],
    ['Application Deadline', 'March 1, 2031'],
  ]);
  expect(screen.queryByRole('region', { name: 'Company' })).toBeNull();
});

test('leads back to the list it was opened from, and on to listings with the same tag', async () => {
  const list = answers(listListings, { ...pageOf([listingRow(1)]), featured: [] });
  const { main, at, back } = await showPage('/network/listings?type=job&search=salt', list, listing());
  fireEvent.click(await main.findByText('Listing 1'));
  await waitFor(() => expect(at()).toBe('/network/listings/1'));
  fireEvent.click(await main.findByText('Back to listings'));
  await waitFor(() => expect(at()).toBe('/network/listings?type=job&search=salt'));
  await back();
  const topics = within(await screen.findByRole('region', { name: 'Topics' }));
  expect(topics.getByText('Energy Storage').getAttribute('href')).toBe('/network/listings?focusArea=energy-storage');
  fireEvent.click(topics.getByText('salt'));
  await waitFor(() => expect(at()).toBe('/network/listings?tag=salt'));
});

test("another member's listing can be answered", async () => {
  const { main } = await showPage('/network/listings/1', signedIn(), listing());
  await main.findByText('Save Listing');
  fireEvent.click(button('Contact') as HTMLElement);
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  expect(message.value).toBe('Hello, I am interested in your listing "Listing 1" and would like to know more.');
});

test('its owner can close it; its page says so, and Undo publishes it again', async () => {
  const own = { postedBy: { ...listingRecord(1).postedBy, id: ines.id } };
  const closed = { status: 'closed' as const, expiresAt: '2099-03-12T09:00:00.000Z', id: 1 };
  const steps = [
    answers(closeListing, { ...closed, closedBy: 'owner' }),
    answers(reopenListing, { ...closed, status: 'published', closedBy: null }),
  ];
  const { main, change } = await showPage('/network/listings/1', signedIn(), listing(own), ...steps);
  await main.findByText('Edit');
  expect(main.getByText('Edit').closest('a')?.getAttribute('href')).toBe('/network/listings/1/edit');
  for (const name of ['Contact', 'Save Listing']) expect(button(name)).toBeNull();
  await chooseUnder('More', 'Close', main);
  change(signedIn(), listing({ ...own, status: 'closed' }), ...steps);
  await toastSays('Listing closed', 'It is no longer listed and takes no enquiries.');
  await waitFor(() => expect(state()?.textContent).toMatch(/^This listing is closed. It no longer takes enquiries./));
  expect(screen.getByText('See similar listings').getAttribute('href')).toBe(
    '/network/listings?type=job&focusArea=energy-storage',
  );
  fireEvent.click(await screen.findByText('Undo'));
  await toastSays('Listing published again', 'It is listed until March 12, 2099.');
});

test('one that has expired says when', async () => {
  await showPage('/network/listings/1', listing({ status: 'expired', expiresAt: '2026-05-04T12:00:00.000Z' }));
  await waitFor(() => expect(state()?.textContent).toMatch(/^This listing expired on May 4, 2026\./));
  expect(button('Contact')).toBeNull();
});
