import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import type { CallResult } from '#contract/kit/endpoint.ts';
import { getListing } from '#contract/listings.ts';
import {
  createDraft,
  getListingForm,
  listingDraftInput,
  publishDraft,
  updateDraft,
  updateListing,
} from '#contract/listings-own.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { listingRecord } from '#src/app/testing/whole-records.ts';

beforeEach(() => localStorage.clear());
const areas = answers(listFocusAreas, [...builtInFocusAreas]);
const values = listingDraftInput.parse({
  type: 'job',
  title: 'Engineer for molten salt loops',
  description: 'We store heat in salt from sunny days and give it back at night, in a box the size of a van.',
  focusArea: 'Energy Storage',
  contactEmail: 'someone@test.example',
  tags: ['salt'],
  jobLocation: 'Graz, Austria',
  jobType: 'full-time',
});
const form = (change: Partial<CallResult<typeof getListingForm>> = {}) =>
  answers(getListingForm, { id: 1, status: 'published', version: 3, values, ...change });
const open = (...given: Answer[]) => showPage('/network/listings/1/edit', signedIn(), areas, ...given);
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const retitle = async (text: string) => {
  await screen.findByLabelText('Title');
  fireEvent.change(title(), { target: { value: text } });
};
const conflict = {
  code: 'conflict',
  message: 'This listing has been changed since you opened it.',
};
const outdated = (endpoint: Answer['endpoint']): Answer => ({
  endpoint,
  answer: () => Response.json(conflict, { status: 409 }),
});

describe('a published listing', () => {
  test('is changed in its form, and its page follows', async () => {
    const sent: unknown[] = [];
    // The page asks again for what it was given with the answer.
    let listing = listingRecord(1);
    const save = answers(updateListing, ({ body }) => {
      sent.push(body);
      listing = { ...listing, title: 'Engineer for brine loops' };
      return listing;
    });
    const itsPage = answers(getListing, () => listing);
    const { main, at } = await open(form(), save, itsPage);
    await main.findByText('Edit Listing');
    await retitle('short');
    expect(screen.getByLabelText<HTMLInputElement>('Job Location').value).toBe('Graz, Austria');
    fireEvent.click(main.getByText('Save Changes'));
    await main.findByText('Title must be at least 10 characters');
    await retitle('Engineer for brine loops');
    fireEvent.click(main.getByText('Save Changes'));
    await toastSays('Listing saved');
    await waitFor(() => expect(at()).toBe('/network/listings/1'));
    await main.findByRole('heading', { level: 1, name: 'Engineer for brine loops' });
    expect(sent).toMatchObject([{ title: 'Engineer for brine loops', version: 3, jobLocation: 'Graz, Austria' }]);
  });

  test('an edit of an older edition is refused and keeps the entries', async () => {
    const { main, at } = await open(form(), outdated(updateListing));
    await retitle('Written in the meantime');
    fireEvent.click(main.getByText('Save Changes'));
    await toastSays('Error saving listing', conflict.message);
    expect([at(), title().value]).toEqual(['/network/listings/1/edit', 'Written in the meantime']);
  });

  test('entries of an older edition do not fill the form of a newer one', async () => {
    localStorage.setItem(
      'cardi-draft:listing-edit:1:2',
      JSON.stringify({ version: 1, values: { ...values, title: 'Typed over an older edition' } }),
    );
    await open(form());
    await screen.findByLabelText('Title');
    expect(title().value).toBe(values.title);
  });
});

describe('cannot be edited', () => {
  test('by visitors, who are asked to sign in', async () => {
    const { at } = await showPage('/network/listings/1/edit');
    await waitFor(() => expect(at()).toBe('/signin?returnTo=/network/listings/1/edit'));
  });

  test('by other members', async () => {
    const { main } = await open(refuses(getListingForm, 403));
    await main.findByRole('heading', { name: 'This listing belongs to someone else' });
    expect(main.getByText('View listing').closest('a')?.getAttribute('href')).toBe('/network/listings/1');
  });

  test('where there is none', async () => {
    const { main } = await open(refuses(getListingForm, 404));
    expect(await main.findByRole('heading', { name: 'Listing Not Found' })).toBeTruthy();
  });
});

describe('a draft', () => {
  const saved = { id: 5, version: 1, updatedAt: '2026-05-04T12:00:00.000Z' };

  test('of a new listing is saved on the server, and the form for new ones is empty again', async () => {
    const sent: unknown[] = [];
    const create = answers(createDraft, ({ body }) => {
      sent.push(body);
      return saved;
    });
    const { main, at } = await showPage(
      '/network/listings/create',
      signedIn(),
      areas,
      create,
      form({ status: 'draft' }),
    );
    await retitle('Half');
    fireEvent.click(main.getByText('Save as draft'));
    await toastSays('Draft saved', 'You can find it in My Listings.');
    await waitFor(() => expect(at()).toBe('/network/listings/5/edit'));
    await main.findByText('Edit Draft');
    expect(sent).toMatchObject([{ type: 'company', title: 'Half' }]);
    expect(localStorage.getItem('cardi-draft:listing')).toBeNull();
  });

  test('is saved again over its edition, and published as it is', async () => {
    const sent: unknown[] = [];
    const update = answers(updateDraft, ({ body }) => {
      sent.push(body);
      return { ...saved, id: 1, version: 4 };
    });
    const publish = answers(publishDraft, ({ body }) => {
      sent.push(body);
      return { ...listingRecord(9), isUnderReview: false };
    });
    const { main, at } = await open(form({ status: 'draft' }), update, publish, answers(getListing, listingRecord(9)));
    await retitle('The whole of the listing');
    fireEvent.click(main.getByText('Save as draft'));
    await toastSays('Draft saved');
    expect(at()).toBe('/network/listings/1/edit');
    fireEvent.click(main.getByText('Publish Listing'));
    await waitFor(() => expect(at()).toBe('/network/listings/9'));
    expect(sent).toMatchObject([
      { title: 'The whole of the listing', version: 3 },
      { title: 'The whole of the listing' },
    ]);
  });

  test('that was saved elsewhere meanwhile is not overwritten', async () => {
    const { main } = await open(form({ status: 'draft' }), outdated(updateDraft));
    await retitle('Written in the meantime');
    fireEvent.click(main.getByText('Save as draft'));
    await toastSays('Error saving draft', conflict.message);
    expect(title().value).toBe('Written in the meantime');
  });

  test('of a visitor leads to sign-in and is kept', async () => {
    const { main, at } = await showPage('/network/listings/create', areas, refuses(createDraft, 401));
    await retitle('Half');
    fireEvent.click(main.getByText('Save as draft'));
    await waitFor(() => expect(at()).toBe('/signin?returnTo=/network/listings/create'));
    await toastSays('Please sign in', 'Sign in to save your draft. What you typed is kept.');
    expect(localStorage.getItem('cardi-draft:listing')).toContain('"title":"Half"');
  });
});
