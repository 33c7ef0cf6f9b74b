import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import {
  createIntroduction,
  findIntroductionTargets,
  getIntroductionTarget,
  quoteIntroduction,
} from '#contract/introductions.ts';
import { getMember } from '#contract/members.ts';
import { chooseUnder, openDialog, press, searchFieldOf, type } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { descriptionOf, toastSays } from '#src/app/testing/seen.ts';
import { memberRecord } from '#src/features/members/testing/profile.ts';
import { quote, request } from '../testing/records.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const address = '/network/warm-intro?member=2';
const { target, reason } = request;
const isThere = answers(getIntroductionTarget, { ...target, connectedId: null });
const stored = answers(createIntroduction, { id: 5, status: 'requested' });
const waiting = answers(createIntroduction, { id: null, status: 'awaiting-membership' });
const submitted = [
  'Request Submitted',
  'Your request for a warm introduction has been submitted. Our team will contact you shortly.',
] as const;

const form = async () => within(await screen.findByRole('form', { name: 'Request a warm introduction' }));
type Form = Awaited<ReturnType<typeof form>>;

function fill(fields: Form) {
  type('Role', 'Partner', fields);
  type('Organization', 'Test Ventures', fields);
  type('Reason for the introduction', reason, fields);
}

function fillAsVisitor(fields: Form) {
  fill(fields);
  type('Name', 'Vera Visitor', fields);
  type('Email', 'vera@test.example', fields);
}

const value = (fields: Form, label: string) => fields.getByLabelText<HTMLInputElement>(label).value;

describe('a visitor', () => {
  test('sees the prices, what is missing in each field, and keeps the entries after a failure and a reload', async () => {
    const { main } = await showPage(address, isThere, breaks(createIntroduction));
    for (const price of ['$29.99', '$49.99', '2 free per quarter']) await main.findByText(price);
    const fields = await form();
    fields.getByText('For Professional members');
    const whom = await searchFieldOf('Who would you like to meet?');
    await waitFor(() => expect(descriptionOf(whom)).toContain('Chosen: Member 2'));
    press('Submit Request', fields);
    await fields.findByText('Please enter your name');
    for (const [label, sentence] of [
      ['Name', 'Please enter your name'],
      ['Email', 'Please enter a valid email address'],
      ['Organization', 'Please enter your organization'],
      ['Role', 'Please enter your role'],
      ['Reason for the introduction', 'Please give a reason of at least 20 characters'],
    ] as const) {
      expect(descriptionOf(fields.getByLabelText(label))).toContain(sentence);
    }
    fillAsVisitor(fields);
    press('Submit Request', fields);
    await toastSays('Your request could not be submitted');
    await waitFor(() => expect(localStorage.getItem('cardi-draft:introduction:member:2')).toContain('Vera Visitor'));
    cleanup();
    await showPage(address, isThere, waiting);
    const again = await form();
    expect(value(again, 'Reason for the introduction')).toBe(reason);
    press('Submit Request', again);
    await toastSays(...submitted);
    await screen.findByText(/^Nothing has been charged\./);
    const link = screen.getByRole('link', { name: 'See Professional membership' });
    expect(link.getAttribute('href')).toBe('/pricing');
    expect(localStorage.getItem('cardi-draft:introduction:member:2')).toBeNull();
  });

  test('picks a person by name', async () => {
    await showPage(
      '/network/warm-intro',
      isThere,
      answers(findIntroductionTargets, ({ url }) => (url.searchParams.get('search') === 'mem' ? [target] : [])),
    );
    const fields = await form();
    const whom = await searchFieldOf('Who would you like to meet?');
    press('Submit Request', fields);
    await waitFor(() => expect(descriptionOf(whom)).toContain('Please choose who you would like to meet'));
    fireEvent.change(whom, { target: { value: 'nobody' } });
    await screen.findByText('No one has this name');
    fireEvent.change(whom, { target: { value: 'mem' } });
    fireEvent.click(await screen.findByText('Member 2'));
    await waitFor(() => expect(descriptionOf(whom)).toContain('Chosen: Member 2'));
  });

  test('uses the same form in the dialog of a record; success closes it', async () => {
    const { main, change } = await showPage(
      '/network/profile/2',
      answers(getMember, memberRecord(2)),
      breaks(createIntroduction),
    );
    await chooseUnder('More', 'Request Warm Introduction', main);
    const dialog = await openDialog('Request a warm introduction');
    dialog.getByText(/contact details are shared once both of\s+you have agreed/);
    press('Submit Request', dialog);
    await dialog.findByText('Please enter your name');
    expect(dialog.getAllByRole('alert')).toHaveLength(5);
    fillAsVisitor(dialog);
    press('Submit Request', dialog);
    await toastSays('Your request could not be submitted');
    expect(value(dialog, 'Reason for the introduction')).toBe(reason);
    change(waiting);
    press('Submit Request', dialog);
    await toastSays(...submitted);
    await waitFor(() => expect(main.queryByRole('form')).toBeNull());
  });
});

describe('a Professional member', () => {
  const professional = signedIn({ membershipTier: 'professional', organization: 'Sender Works' });

  /** The filled-in form. */
  async function filled(...given: Answer[]) {
    const scene = await showPage(address, ...given, professional, isThere, answers(quoteIntroduction, quote));
    const fields = await form();
    await fields.findByText('$29.99');
    expect([value(fields, 'Name'), value(fields, 'Email'), value(fields, 'Organization')]).toEqual([
      ines.fullName,
      ines.email,
      'Sender Works',
    ]);
    fill(fields);
    return { ...scene, fields };
  }

  test('confirms the price before the request is sent', async () => {
    const bodies: unknown[] = [];
    const { fields } = await filled(
      answers(createIntroduction, ({ body }) => {
        bodies.push(body);
        return { id: 5, status: 'requested' as const };
      }),
    );
    press('Submit Request', fields);
    press('Cancel', await openDialog('Send this request for $29.99?'));
    expect(bodies).toEqual([]);
    press('Submit Request', fields);
    press('Send for $29.99', await openDialog('Send this request for $29.99?'));
    await toastSays(...submitted);
    expect(bodies).toEqual([expect.objectContaining({ targetKind: 'member', targetId: 2, quotedCents: 2999 })]);
    expect(await screen.findByRole('heading', { name: 'Request Submitted' })).toBeTruthy();
  });

  test('is shown a price that has changed, decides again, and loses no entry', async () => {
    const refusal = { code: 'conflict', message: 'It costs $49.99 now.', fields: { quotedCents: 'It has changed.' } };
    const { fields, change } = await filled({
      endpoint: createIntroduction,
      answer: () => Response.json(refusal, { status: 409 }),
    });
    const further = answers(quoteIntroduction, { ...quote, price: { kind: 'further', cents: 4999 } });
    press('Submit Request', fields);
    const question = await openDialog('Send this request for $29.99?');
    change(
      { endpoint: createIntroduction, answer: () => Response.json(refusal, { status: 409 }) },
      professional,
      isThere,
      further,
    );
    press('Send for $29.99', question);
    await toastSays('The price has changed', '$49.99');
    await fields.findByText('$49.99');
    expect(value(fields, 'Reason for the introduction')).toBe(reason);
    change(stored, professional, isThere, further);
    press('Submit Request', fields);
    press('Send for $49.99', await openDialog('Send this request for $49.99?'));
    await toastSays(...submitted);
  });

  test('N13: finds the form filled in where it opens from a record, too', async () => {
    const record = answers(getMember, memberRecord(2));
    const { main } = await showPage('/network/profile/2', professional, record, answers(quoteIntroduction, quote));
    await chooseUnder('More', 'Request Warm Introduction', main);
    const dialog = await openDialog('Request a warm introduction');
    expect(['Name', 'Email', 'Organization'].map((label) => value(dialog, label))).toEqual([
      ines.fullName,
      ines.email,
      'Sender Works',
    ]);
  });

  test('is told how many free introductions are left', async () => {
    const free = { ...quote, price: { kind: 'free' as const, cents: 0 }, freePerQuarter: 2, freeLeft: 2 };
    await showPage(address, professional, isThere, answers(quoteIntroduction, free), stored);
    const fields = await form();
    await fields.findByText('Free of charge');
    fields.getByText('one of the 2 left this quarter');
    fill(fields);
    press('Submit Request', fields);
    press('Send free of charge', await openDialog('Send this request as a free introduction?'));
    await toastSays(...submitted);
  });

  test('who is connected with the person is sold nothing, and led to the messages', async () => {
    await showPage(address, professional, answers(getIntroductionTarget, { ...target, connectedId: 2 }));
    const fields = await form();
    await fields.findByText('You are already connected');
    expect(fields.getByRole('link', { name: 'Send Message' }).getAttribute('href')).toBe('/network/messages?to=2');
    expect(fields.queryByRole('button', { name: 'Submit Request' })).toBeNull();
  });
});
