import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { listListings } from '#contract/listings.ts';
import { type Answer, answers, held, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRow, pageOf } from '#src/app/testing/records.ts';

const address = '/network/listings';
const areas = answers(listFocusAreas, [...builtInFocusAreas]);
const list = (...rows: ReturnType<typeof listingRow>[]) => ({ ...pageOf(rows), featured: [] });
const listings = (...ids: number[]) => answers(listListings, list(...ids.map(listingRow)));

const cards = () => within(screen.getByRole('list', { name: 'Listings' })).getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const chip = (name: string) => screen.getByText(name, { selector: 'button, button *' }).closest('button');
const isPressed = (name: string) => chip(name)?.getAttribute('aria-pressed') === 'true';
const press = (name: string) => fireEvent.click(chip(name) as HTMLButtonElement);
const results = () => screen.getByRole('region', { name: 'Results' });

/** Two listings for everybody, and the second one alone where the kind is asked for; remembers what was asked. */
function byKind(): Answer & { asked: string[] } {
  const asked: string[] = [];
  const answer = answers(listListings, ({ url }) => {
    asked.push(url.search);
    return url.searchParams.has('type') ? list(listingRow(2)) : list(listingRow(1), listingRow(2));
  });
  return { ...answer, asked };
}

test('four placeholders stand there until the listings and their number do', async () => {
  const late = held(listings(1, 2));
  await showPage(address, late);
  await waitFor(() => expect(screen.getAllByTestId('listing-placeholder')).toHaveLength(4));
  late.release();
  await screen.findByText('2 listings');
  expect(screen.queryByTestId('listing-placeholder')).toBeNull();
  expect(document.title).toMatch(/^Green Market Listings/);
});

test('kind and focus area combine in the address and in what is asked; a second click clears a choice', async () => {
  const server = byKind();
  const { at, back } = await showPage(address, areas, server);
  await screen.findByText('2 listings');
  expect(isPressed('All types')).toBe(true);
  press('Job');
  press('Water Technology');
  expect(at()).toBe('/network/listings?type=job&focusArea=water-technology');
  expect(['Job', 'Water Technology', 'All types'].map(isPressed)).toEqual([true, true, false]);
  await screen.findByText('1 listing');
  expect(server.asked.at(-1)).toBe('?type=job&focusArea=water-technology&withFeatured=true');
  press('Job');
  expect(at()).toBe('/network/listings?focusArea=water-technology');
  await back();
  expect(isPressed('Job')).toBe(true);
  press('Job');
  press('Water Technology');
  expect(at()).toBe(address);
});

test('the old list stays while the new one loads', async () => {
  const late = held(listings(3));
  const { change } = await showPage(address, listings(1, 2));
  await screen.findByText('2 listings');
  change(late);
  press('Job');
  await waitFor(() => expect(results().getAttribute('aria-busy')).toBe('true'));
  expect(titles()).toEqual(['Listing 1', 'Listing 2']);
  expect(screen.queryByTestId('listing-placeholder')).toBeNull();
  late.release();
  await waitFor(() => expect(titles()).toEqual(['Listing 3']));
  expect(results().getAttribute('aria-busy')).toBe('false');
});

test('an address with filters asks for them and fills the boxes', async () => {
  const server = byKind();
  await showPage(`${address}?type=technology&tag=tidal&search=membrane`, server);
  await screen.findByText('1 listing');
  expect(server.asked).toEqual(['?type=technology&tag=tidal&search=membrane&withFeatured=true']);
  expect(screen.getByLabelText<HTMLInputElement>('Search listings').value).toBe('membrane');
  expect(screen.getByLabelText<HTMLInputElement>('Filter by tag').value).toBe('tidal');
});

test('a tag of a card is a filter until it is clicked again; one is typed as a whole', async () => {
  const { at } = await showPage(`${address}?type=job`, listings(1));
  await screen.findByText('1 listing');
  const tag = () =>
    within(cards().at(0) as HTMLElement)
      .getByText('salt')
      .closest('a') as HTMLElement;
  fireEvent.click(tag());
  await waitFor(() => expect(at()).toBe(`${address}?type=job&tag=salt`));
  const field = screen.getByLabelText<HTMLInputElement>('Filter by tag');
  await waitFor(() => expect([field.value, tag().getAttribute('aria-current')]).toEqual(['salt', 'true']));
  fireEvent.click(tag());
  await waitFor(() => expect(at()).toBe(`${address}?type=job`));

  fireEvent.input(field, { target: { value: 'ferr' }, inputType: 'insertText' });
  expect(at()).toBe(`${address}?type=job`);
  fireEvent.input(field, { target: { value: 'ferries' }, inputType: 'insertText' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(at()).toBe(`${address}?type=job&tag=ferries`);
  fireEvent.click(screen.getByLabelText('Clear tag'));
  expect(at()).toBe(`${address}?type=job`);
});

test('says when nothing matches, and clears the filters', async () => {
  const { at, change } = await showPage(`${address}?type=job&search=zzzz`, listings());
  await screen.findByText('No listings found matching your filters.');
  screen.getByText('0 listings');
  change(listings(1, 2));
  fireEvent.click(screen.getByText('Clear Filters'));
  await screen.findByText('2 listings');
  expect(at()).toBe(address);
  expect(screen.getByLabelText<HTMLInputElement>('Search listings').value).toBe('');
});

test('featured listings are marked, stand above the first page and are not repeated below', async () => {
  const featured = { ...listingRow(3), isFeatured: true };
  const rows = [1, 2, 4, 5, 6, 7].map(listingRow);
  const { at } = await showPage(address, answers(listListings, { ...list(featured, ...rows), featured: [featured] }));
  const strip = within(await screen.findByRole('list', { name: 'Featured' }));
  expect(titles()).toEqual(rows.map(({ title }) => title));
  fireEvent.click(strip.getByText('Listing 3'));
  await waitFor(() => expect(at()).toBe('/network/listings/3'));
});

test('among a few, a featured one is only marked', async () => {
  const featured = { ...listingRow(3), isFeatured: true };
  await showPage(address, answers(listListings, { ...list(listingRow(1), featured), featured: [featured] }));
  await screen.findByText('2 listings');
  expect(screen.queryByRole('list', { name: 'Featured' })).toBeNull();
  expect(cards().map((card) => within(card).queryByText('Featured') !== null)).toEqual([false, true]);
});

test("shows another member's new listing on the next visit", async () => {
  const { at, back, change } = await showPage(address, listings(1));
  await screen.findByText('1 listing');
  fireEvent.click(screen.getByText('Post a listing'));
  await waitFor(() => expect(at()).toBe('/network/listings/create'));
  // The address changes before the page does.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Listings' })).toBeNull());
  change(listings(2, 1));
  await back();
  await waitFor(() => expect(titles()).toEqual(['Listing 2', 'Listing 1']));
});
