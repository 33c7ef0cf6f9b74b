import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { companyStanding, getCompany } from '#contract/companies.ts';
import { requestClaim } from '#contract/companies-claims.ts';
import { listNotes } from '#contract/notes.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';
import { companyRecord } from '#src/app/testing/whole-records.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const path = '/network/companies/1';
const company = (isClaimed: boolean) => answers(getCompany, { ...companyRecord(1), isClaimed });
const standing = (change: { isOwner?: boolean; canEdit?: boolean; hasPendingClaim?: boolean } = {}) =>
  answers(companyStanding, { isOwner: false, canEdit: false, hasPendingClaim: false, ...change });
const href = (text: string) => screen.queryAllByText(text)[0]?.closest('a')?.getAttribute('href');
const tab = (name: string) => fireEvent.click(screen.getByText(name, { selector: '[role=tab], [role=tab] *' }));

describe('a company', () => {
  test('without an owner can be claimed; its tabs say that they are empty', async () => {
    const { main, at } = await showPage(path, signedIn(), company(false), standing());
    await main.findByRole('heading', { level: 1, name: 'Company 1' });
    expect(href('Claim This Company')).toBe(`${path}/claim`);
    expect(href('Edit Company Profile')).toBeUndefined();
    tab('Technologies');
    await main.findByText('This company has not listed any technologies yet.');
    expect(at()).toBe(`${path}?tab=technologies`);
    tab('Team');
    await main.findByText('This company has not listed any team members yet.');
  });

  test('with an owner can neither be claimed nor edited by others', async () => {
    const { main } = await showPage(path, signedIn(), company(true), standing());
    await main.findByRole('heading', { level: 1, name: 'Company 1' });
    await screen.findByText('User menu of');
    for (const text of ['Claim This Company', 'Edit Company Profile']) expect(href(text)).toBeUndefined();
  });

  test('of the member leads to its forms', async () => {
    const { main } = await showPage(path, signedIn(), company(true), standing({ isOwner: true, canEdit: true }));
    await main.findByText('Your company');
    expect(href('Edit Company Profile')).toBe(`${path}/edit`);
    expect(href('Add Team Member')).toBe(`${path}/add-team-member`);
    tab('Technologies');
    await main.findByText('Show what your company has developed, and how far it has come.');
  });

  test('is shown once it is known what the member may do there, so that nothing moves; a failure holds nothing up', async () => {
    const late = held(standing({ isOwner: true, canEdit: true }));
    const { main } = await showPage(path, signedIn(), company(true), late);
    await waitFor(() => expect(document.title).toBe('Company 1 | CARDI'));
    await main.findByText('Loading company');
    expect(main.queryByRole('heading', { level: 1 })).toBeNull();
    late.release();
    await main.findByRole('heading', { level: 1, name: 'Company 1' });
    expect(href('Edit Company Profile')).toBe(`${path}/edit`);
    cleanup();
    const { main: other } = await showPage(path, signedIn(), company(true), breaks(companyStanding));
    await other.findByRole('heading', { level: 1, name: 'Company 1' });
  });
});

/** What one can press or open in the head, in its order. */
const actions = () =>
  [...screen.getByRole('region', { name: 'Profile' }).querySelectorAll('button, a')].map(({ textContent }) =>
    textContent.trim(),
  );

describe('the first action', () => {
  test.each([
    ['a visitor', [], ['Contact', 'Follow', 'Save', 'More']],
    ['a member', [signedIn(), standing()], ['Contact', 'Follow', 'Save', 'More']],
    [
      'the owner',
      [signedIn(), standing({ isOwner: true, canEdit: true })],
      ['Edit Company Profile', 'Follow', 'Save', 'More'],
    ],
    ['an admin', [signedIn(), standing({ canEdit: true })], ['Edit Company Profile', 'Follow', 'Save', 'More']],
  ])('of %s is the only solid button', async (_, given, all) => {
    const { main } = await showPage(path, ...given, company(true), answers(listNotes, pageOf([])));
    await main.findByRole('heading', { level: 1, name: 'Company 1' });
    await waitFor(() => expect(actions()).toEqual(all));
    const solid = [...main.getByRole('article').querySelectorAll('[class*=_primary_]')];
    expect(solid.map(({ textContent }) => textContent.trim())).toEqual([all[0]]);
  });

  test('of others stays within reach of an admin, with all else under More', async () => {
    const { main } = await showPage(path, signedIn(), standing({ canEdit: true }), company(true));
    await main.findByText('Edit Company Profile');
    press('More', main);
    await screen.findByRole('menuitem', { name: 'Contact' });
    const entries = [...document.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);
    expect(entries).toEqual([
      'Seeks and Offers',
      'Contact',
      'Add to list',
      'Add to pipeline',
      'Compare',
      'Share',
      'Report',
    ]);
  });
});

describe('the forms of a company', () => {
  const open = (form: string, ...given: Answer[]) => showPage(`${path}/${form}`, ...given);

  test.each(['edit', 'claim'])('%s is for members, who are asked to sign in', async (form) => {
    const { at } = await open(form, company(true));
    await waitFor(() => expect(at()).toBe(`/signin?returnTo=${path}/${form}`));
  });

  test.each([
    ['edit', 'This is not your company', true, false],
    ['claim', 'This company has been claimed', true, false],
    ['claim', 'Your claim is waiting for a decision', false, true],
  ])('%s: %s', async (form, title, isClaimed, hasPendingClaim) => {
    const { main } = await open(form, signedIn(), company(isClaimed), standing({ hasPendingClaim }));
    await main.findByText(title);
    expect(href('Back to the company')).toBe(path);
  });

  test('a claim is checked, sent, and waits', async () => {
    const sent: unknown[] = [];
    const request = answers(requestClaim, ({ body }) => {
      sent.push(body);
      return { id: 1, companyId: 1, status: 'pending' as const, createdAt: '2026-05-04T12:00:00.000Z' };
    });
    const { main, at, change } = await open('claim', signedIn(), company(false), standing(), request);
    const submit = await main.findByText('Submit Claim');
    fireEvent.click(submit);
    await main.findByText('Please enter your role at the company');
    const form = within(screen.getByRole('form', { name: 'Claim' }));
    const entries = {
      'Your Role': 'Founder',
      'Work Email': 'me@emberstack.example',
      'How can we check this?': 'I am named in the imprint of the website of the company.',
    };
    for (const [label, value] of Object.entries(entries)) {
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    }
    change(signedIn(), company(false), standing({ hasPendingClaim: true }), request);
    fireEvent.click(submit);
    await toastSays('Claim submitted', 'Our team will review it and tell you the decision.');
    await main.findByText(/^Your claim to this company is waiting for a decision\./);
    expect(at()).toBe(path);
    expect(sent).toMatchObject([{ role: 'Founder', workEmail: 'me@emberstack.example' }]);
  });
});
