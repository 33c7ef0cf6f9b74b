import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { me, signIn } from '#contract/accounts.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { createListing, getListing, type ListingType, missingDetailsMessage } from '#contract/listings.ts';
import { editorOf, pasteInto } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { descriptionOf, toastSays } from '#src/app/testing/seen.ts';
import { listingRecord } from '#src/app/testing/whole-records.ts';
import { emptyListing, type ListingFormValues } from '../listing-form.ts';

const address = '/network/listings/create';
const draftKey = 'cardi-draft:listing';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const basics: ListingFormValues = {
  ...emptyListing,
  title: 'Salt that keeps heat for months',
  description: 'We store heat in salt from sunny days and give it back at night, in a box the size of a van.',
  focusArea: 'Energy Storage',
  contactEmail: 'someone@test.example',
  tags: ['salt'],
};
const company = { ...basics, companyName: 'Saltworks Storage', companyLocation: 'Bergen, Norway' };

const areas = answers(listFocusAreas, [...builtInFocusAreas]);
const listing = { ...listingRecord(1), title: company.title, isUnderReview: false };
const published = answers(createListing, listing);
const itsPage = answers(getListing, { ...listingRecord(1), title: company.title });

/** The page, with these entries from an earlier visit if there are any. */
function open(values: ListingFormValues | null, ...given: Answer[]) {
  if (values) localStorage.setItem(draftKey, JSON.stringify({ version: 1, values }));
  return showPage(address, areas, ...given);
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });
const publish = () => fireEvent.click(screen.getByText('Publish Listing'));
const kind = (name: string) => screen.getByRole('tab', { name });
const isInvalid = (label: RegExp | string) => field(label).getAttribute('aria-invalid') === 'true';
/** Once the editor of the description is loaded. */
const shown = () => editorOf('Description');
const kept = () => localStorage.getItem(draftKey);

/** The fields of each kind: two that it requires, and the optional ones. */
const fields: Record<ListingType, [RegExp, RegExp, ...RegExp[]]> = {
  company: [/^Company Name/, /^Company Location/, /^Company Website/, /^Company Size/, /^Funding Stage/],
  technology: [/^Development Stage/, /^Technology Status/, /^Patent Status/],
  partnership: [/^Partnership Type/, /^Timeline/, /^Investment/],
  job: [/^Job Location/, /^Job Type/, /^Compensation/, /^Application Deadline/],
};

describe('the form', () => {
  test('starts as an empty company form with its cards, buttons and disclaimer', async () => {
    const { main, at } = await open(null);
    await main.findByText('Create a Listing');
    await shown();
    expect(main.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      'Company',
      'Technology',
      'Partnership',
      'Job',
    ]);
    expect(kind('Company').getAttribute('aria-selected')).toBe('true');
    for (const title of ['Basic Information', 'Additional Information']) main.getByRole('region', { name: title });
    expect(field('Description').textContent).toBe('');
    expect(field('Contact Email').value).toBe('');
    main.getByText(/you confirm that its information is accurate .* authority to post/);
    main.getByText(/reserves the right to review and remove listings/);
    main.getByText('You will be asked to sign in. What you typed is kept.');
    expect(main.getByText('Back to Network').closest('a')?.getAttribute('href')).toBe('/network');
    fireEvent.click(main.getByText('Cancel'));
    await waitFor(() => expect(at()).toBe('/network'));
  });

  test("fills in the signed-in user's address, which alone is no draft", async () => {
    await open(null, signedIn());
    await waitFor(() => expect(field('Contact Email').value).toBe('ines@test.example'));
    expect(screen.queryByText('Draft saved')).toBeNull();
    expect(screen.queryByText(/You will be asked to sign in/)).toBeNull();
  });

  test('N9: the kinds are tabs that work by keyboard and lead to the panel of their fields', async () => {
    await open(null);
    await shown();
    fireEvent.keyDown(kind('Company'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(kind('Job'));
    expect(kind('Job').getAttribute('aria-selected')).toBe('true');
    const panel = screen.getByRole('tabpanel', { name: 'Job' });
    expect(panel.id).toBe(kind('Job').getAttribute('aria-controls'));
    within(panel).getByLabelText('Job Location');
    fireEvent.keyDown(kind('Job'), { key: 'Home' });
    within(screen.getByRole('tabpanel', { name: 'Company' })).getByLabelText('Company Name');
  });
});

describe('validation', () => {
  test('shows what is wrong under each field, focuses the first one, and clears an error once it is corrected', async () => {
    await open(null);
    await shown();
    publish();
    await screen.findByText('Title must be at least 10 characters');
    const messages = {
      Title: 'Title must be at least 10 characters',
      Description: 'Description must be at least 50 characters',
      'Focus Area': 'Please select a focus area',
      'Contact Email': 'Please enter a valid email address',
      Tags: 'Please add at least one tag',
      'Company Name': 'Required',
      'Company Location': 'Required',
    };
    for (const [label, message] of Object.entries(messages)) {
      // The editor of the description takes over its message in a turn of its own.
      await waitFor(() =>
        expect([label, isInvalid(label), descriptionOf(field(label))]).toEqual([
          label,
          true,
          expect.stringContaining(message),
        ]),
      );
    }
    expect(descriptionOf(screen.getByRole('tablist', { name: 'Listing Type' }))).toBe(missingDetailsMessage);
    expect(document.activeElement).toBe(field('Title'));
    const summary = screen.getByText(/^7 fields need your attention/);
    expect(summary.textContent).toContain(
      'Title, Description, Focus Area, Contact Email, Tags, Company Name, Company Location',
    );
    expect(summary.getAttribute('role')).toBe('alert');

    fill('Title', company.title);
    await screen.findByText(/^6 fields need your attention/);
    expect(isInvalid('Title')).toBe(false);
    for (const label of ['Company Name', 'Company Location']) fill(label, 'Bergen');
    await waitFor(() => expect(screen.queryByText(missingDetailsMessage)).toBeNull());
  });

  test('the first field that is wrong has the focus as soon as the messages are shown', async () => {
    await open(basics);
    await shown();
    const focused = new Promise<Element | null>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!screen.queryByText(missingDetailsMessage)) return;
        watcher.disconnect();
        resolve(document.activeElement);
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    });
    publish();
    expect(await focused).toBe(field(fields.company[0]));
  });

  test('each kind has fields of its own, and shows what it misses at once after a failed attempt', async () => {
    await open(basics);
    await shown();
    publish();
    await screen.findByText(missingDetailsMessage);
    expect(document.activeElement).toBe(field(fields.company[0]));
    for (const [type, labels] of Object.entries(fields)) {
      fireEvent.click(kind(type.charAt(0).toUpperCase() + type.slice(1)));
      await waitFor(() => expect(isInvalid(labels[0])).toBe(true));
      expect(labels.map(isInvalid)).toEqual(labels.map((_, index) => index < 2));
      const foreign = Object.entries(fields).flatMap(([owner, theirs]) => (owner === type ? [] : theirs));
      expect(foreign.filter((label) => screen.queryByLabelText(label))).toEqual([]);
      expect(screen.getByText(/^2 fields need your attention/)).toBeTruthy();
    }
  });

  test('the entries for one kind stay while another one is shown', async () => {
    await open(company);
    await shown();
    fireEvent.click(kind('Job'));
    fill('Job Location', 'Graz');
    fireEvent.click(kind('Company'));
    expect(field('Company Name').value).toBe('Saltworks Storage');
    fireEvent.click(kind('Job'));
    expect(field('Job Location').value).toBe('Graz');
  });

  test('counts characters, accepts one type too many, and reports it', async () => {
    await open(company);
    fill(/^Title/, 'x'.repeat(101));
    pasteInto(await shown(), 'x'.repeat(3001));
    screen.getByText('101/100');
    await screen.findByText('3001/3000');
    publish();
    await screen.findByText(/^2 fields need your attention/);
    expect(descriptionOf(field('Title'))).toContain('at most 100 characters');
    // The editor takes over the message in a turn of its own.
    await waitFor(() => expect(descriptionOf(field('Description'))).toContain('at most 3,000 characters'));
  });
});

test('a draft is shown again, can be discarded and restored', async () => {
  await open(company);
  await shown();
  expect([field('Title').value, field('Company Name').value]).toEqual([company.title, 'Saltworks Storage']);
  expect(field('Focus Area').value).toBe(company.focusArea);
  expect(screen.getByRole('list', { name: 'Added so far' }).textContent).toBe('salt');
  screen.getByText('Draft saved');
  fireEvent.click(screen.getByText('Discard draft'));
  expect(field('Title').value).toBe('');
  expect(document.activeElement).toBe(field('Title'));
  expect(screen.queryByRole('list', { name: 'Added so far' })).toBeNull();
  expect(screen.queryByText('Draft saved')).toBeNull();
  expect(kept()).toBeNull();
  fireEvent.click(await screen.findByText('Undo'));
  expect([field('Title').value, field('Company Name').value]).toEqual([company.title, 'Saltworks Storage']);
  await waitFor(() => expect(kept()).toContain(company.title));
});

describe('publishing', () => {
  test('says so while it sends, sends once, forgets the draft and shows the listing', async () => {
    const sent: unknown[] = [];
    const sending = held(
      answers(createListing, ({ body }) => {
        sent.push(body);
        return listing;
      }),
    );
    const { main, at } = await open(company, signedIn(), sending, itsPage);
    await shown();
    publish();
    const button = await main.findByText('Publishing...');
    expect(button.closest('button')?.disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form', { name: 'Listing' }));
    sending.release();
    await main.findByRole('heading', { level: 1, name: company.title });
    expect(at()).toBe('/network/listings/1');
    await toastSays('Listing created successfully!', 'Your listing has been published to CARDI.');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'company', title: company.title, companyName: 'Saltworks Storage' });
    expect(kept()).toBeNull();
  });

  test('says that a first listing is reviewed', async () => {
    await open(company, signedIn(), answers(createListing, { ...listing, isUnderReview: true }), itsPage);
    await shown();
    publish();
    await toastSays('Listing submitted for review');
  });

  test.each([
    ['the server breaks', breaks(createListing)],
    ['the network does', { endpoint: createListing, answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ])('where %s, it says so, keeps the entries, and works the next time', async (_what, failure) => {
    const { main, at, change } = await open(company, signedIn(), failure);
    await shown();
    publish();
    await toastSays('Error creating listing', 'There was a problem publishing your listing. Please try again.');
    expect(at()).toBe(address);
    expect(field('Title').value).toBe(company.title);
    expect(kept()).toContain(company.title);
    change(areas, signedIn(), published, itsPage);
    await waitFor(() => publish());
    await main.findByRole('heading', { level: 1, name: company.title });
  });

  test("shows the server's errors under their fields", async () => {
    const message = 'Description must be at least 50 characters';
    await open(company, signedIn(), refuses(createListing, 400, { description: message }));
    await shown();
    publish();
    await toastSays('Error creating listing');
    await waitFor(() => expect(descriptionOf(field('Description'))).toContain(message));
    await waitFor(() => expect(document.activeElement).toBe(field('Description')));
  });

  test('works when another tab has signed in meanwhile', async () => {
    const { main, change } = await open(company, answers(me, null));
    await main.findByText(/You will be asked to sign in/);
    change(areas, signedIn(), published, itsPage);
    publish();
    expect(await main.findByRole('heading', { level: 1, name: company.title })).toBeTruthy();
  });

  test('with an expired session leads to sign-in and back to the completed form', async () => {
    const { at, change } = await open(company, signedIn(), refuses(createListing, 401));
    await shown();
    await screen.findByText('User menu of');
    publish();
    await waitFor(() => expect(at()).toBe(`/signin?returnTo=${address}`));
    await toastSays('Please sign in', 'Sign in to publish your listing. What you typed is kept.');
    await screen.findByLabelText('Username');
    fill('Username', 'ines');
    fill('Password', 'Tidal4Turbine');
    change(areas, answers(signIn, ines), signedIn());
    fireEvent.click(screen.getByText('Sign In', { selector: 'main *' }));
    await waitFor(() => expect(at()).toBe(address));
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(company.title);
  });
});
