import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import {
  cancelRegistration,
  confirmRegistration,
  type EventDetail,
  getEvent,
  registerForEvent,
} from '#contract/events.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';
import { eventRecord } from '#src/app/testing/whole-records.ts';

/** The page of an event; what is said of it, and by whom it is asked for. */
async function showEvent(change: Partial<EventDetail> = {}, ...others: Answer[]) {
  const scene = await showPage('/events/1', answers(getEvent, { ...eventRecord(1), ...change }), ...others);
  const card = within(await scene.main.findByRole('complementary', { name: 'Registration and details' }));
  return { ...scene, card };
}

const premium = { isPremium: true, price: 799, callerPrice: 799 };

describe('an event', () => {
  test('shows its agenda with tags, and its sponsors from Platinum to Bronze', async () => {
    const item = (title: string) => ({ time: '09:00', title, description: 'In the hall.' });
    const sponsor = (id: number, level: 'Platinum' | 'Bronze') => ({ id, name: `Sponsor ${id}`, level, logo: null });
    const { main } = await showEvent({
      agenda: [
        { day: 'Day 1', items: ['Opening keynote', 'Panel: lenders'].map(item) },
        { day: 'Day 2', items: ['Workshop: a term sheet', 'Deal rooms'].map(item) },
      ],
      sponsors: [sponsor(1, 'Bronze'), sponsor(2, 'Platinum')],
    });
    expect(main.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Agenda',
      'Speakers',
      'Sponsors',
    ]);
    expect(main.getByRole('tabpanel', { name: 'Overview' }).textContent).toContain('What you take home.');
    fireEvent.click(main.getByRole('tab', { name: 'Agenda' }));
    const agenda = within(main.getByRole('tabpanel', { name: 'Agenda' }));
    expect(agenda.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Opening keynote Keynote',
      'Panel: lenders Panel',
      'Workshop: a term sheet Workshop',
      'Deal rooms ',
    ]);
    fireEvent.click(main.getByRole('tab', { name: 'Sponsors' }));
    const sponsors = within(main.getByRole('tabpanel', { name: 'Sponsors' }));
    expect(sponsors.getAllByRole('region').map((level) => level.textContent)).toEqual([
      'PlatinumSponsor 2',
      'BronzeSponsor 1',
    ]);
  });

  test('offers members 20% off a premium event, and visitors the way to sign in for it', async () => {
    const { card } = await showEvent(premium);
    card.getByText('$799');
    card.getByText('20% member discount');
    card.getByText(/\$639\.20 for members\./);
    expect(card.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?returnTo=/events/1');
    cleanup();
    const { card: own } = await showEvent({ ...premium, callerPrice: 639.2 }, signedIn());
    expect(own.getByText('$639.20').textContent).toBe('Your price: $639.20');
    expect(own.getByText('$799').tagName).toBe('S');
    cleanup();
    const { card: usual } = await showEvent({ price: 149, callerPrice: 149 });
    usual.getByText('$149');
    expect(usual.queryByText(/member discount/)).toBeNull();
  });

  test.each([
    ['that is over', { isPast: true }, 'This event has taken place. Registration is closed.'],
    ['that is cancelled', { status: 'cancelled' }, 'This event has been cancelled. Registration is closed.'],
    ['past its deadline', { isClosed: true }, 'Registration for this event has ended.'],
  ] as const)('%s takes no registrations', async (_what, change, sentence) => {
    const { card } = await showEvent(change);
    card.getByText(sentence);
    expect(card.queryByRole('button', { name: /Register|waitlist/ })).toBeNull();
  });

  test('that is cancelled says why', async () => {
    const { main } = await showEvent({ status: 'cancelled', cancelReason: 'The tide is too high.' });
    const notice = within(main.getByRole('region', { name: 'Cancelled' }));
    expect(notice.getByText(/The tide is too high\./).textContent).toBe(
      'This event has been cancelled. The tide is too high.',
    );
  });

  test('an exclusive one leads members to the plans and visitors to the sign-in', async () => {
    const exclusive = { isExclusive: true, caller: { mayRegister: false, opens: null, hasPriority: false } };
    const { card } = await showEvent(exclusive, signedIn());
    card.getByText('This event is for Professional members.');
    expect(card.getByRole('link', { name: 'See membership plans' }).getAttribute('href')).toBe('/pricing');
    expect(card.queryByRole('button', { name: 'Register' })).toBeNull();
    cleanup();
    const { card: visited } = await showEvent(exclusive);
    expect(visited.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?returnTo=/events/1');
  });

  test('a full one says who comes first on its waitlist', async () => {
    const seats = { capacity: 50, taken: 50, percent: 100, isFull: true, waiting: 4 };
    const { card } = await showEvent({ seats });
    card.getByText('100% Full');
    card.getByText('4 on the waitlist');
    card.getByText('Annual Professional members come first on the waitlist.');
    cleanup();
    const { card: own } = await showEvent({ seats, caller: { mayRegister: true, opens: null, hasPriority: true } });
    expect(own.getByText(/As an annual member you come first on the waitlist/)).toBeTruthy();
  });
});

describe('registration', () => {
  const hybrid = { isVirtual: true, isInPerson: true };

  const open = async (name = 'Register') => {
    press(name);
    return openDialog();
  };

  test('says what is wrong under each field, sends what was typed, and shows the seats of that moment', async () => {
    const bodies: unknown[] = [];
    const { card, change } = await showEvent(hybrid);
    card.getByText('40 of 50 seats left');
    const form = await open();
    press('Register', form);
    await form.findByText('Please enter your name');
    form.getByText('Please enter a valid email address');
    expect(form.getAllByRole('alert').some(({ textContent }) => textContent === 'Select attendance type')).toBe(true);
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    type('Name', 'Robin Test', form);
    type('Email', 'robin@example.com', form);
    type(/^Organization/, 'Test Works', form);
    const { value } = form.getByRole<HTMLOptionElement>('option', { name: 'In person' });
    fireEvent.change(form.getByRole('combobox', { name: 'Attendance type' }), { target: { value } });
    const seats = { capacity: 50, taken: 11, percent: 22, isFull: false, waiting: 0 };
    change(
      answers(getEvent, { ...eventRecord(1), ...hybrid, seats }),
      answers(registerForEvent, ({ body }) => {
        bodies.push(body);
        return { status: 'registered' as const, position: null, isHeld: false };
      }),
    );
    press('Register', form);
    await toastSays(
      'Registration Complete',
      "You've successfully registered for the event. Check your email for confirmation details.",
    );
    expect(bodies).toEqual([
      expect.objectContaining({
        name: 'Robin Test',
        email: 'robin@example.com',
        organization: 'Test Works',
        attendanceType: 'in-person',
      }),
    ]);
    await card.findByText('39 of 50 seats left');
  });

  test('is filled in for members, asks no attendance type of a webinar, and tells strangers that a place is held', async () => {
    await showEvent({}, signedIn({ organization: 'Tidewell Storage' }));
    const form = await open();
    const value = (label: string | RegExp) => form.getByLabelText<HTMLInputElement>(label).value;
    expect([value('Name'), value('Email'), value(/^Organization/)]).toEqual([
      'Ines Okafor',
      ines.email,
      'Tidewell Storage',
    ]);
    expect(form.queryByLabelText('Attendance type')).toBeNull();
    expect(form.queryByText(/Your place is held for one hour/)).toBeNull();
    type('Email', 'robin@example.com', form);
    form.getByText(/Your place is held for one hour/);
  });

  test('of a member for someone else starts with an empty form, and says whose address is registered already', async () => {
    await showEvent(
      { callerStatus: 'registered' },
      signedIn(),
      refuses(registerForEvent, 409, { email: 'This email address is already registered for this event.' }),
    );
    const form = await open('Register someone else');
    const email = form.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('');
    type('Name', 'Ines Okafor', form);
    type('Email', ines.email.toUpperCase(), form);
    press('Register', form);
    await form.findByText('This email address is already registered for this event.');
    expect(document.activeElement).toBe(email);
  });

  test('that fails says so and keeps the entries', async () => {
    await showEvent({}, breaks(registerForEvent));
    const form = await open();
    type('Name', 'Robin Test', form);
    type('Email', 'robin@example.com', form);
    press('Register', form);
    await toastSays('Registration failed', 'There was a problem with your registration. Please try again.');
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Robin Test');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled).toBe(false);
  });

  test('for a full event joins the waitlist, and says which number in line', async () => {
    await showEvent(
      { seats: { capacity: 50, taken: 50, percent: 100, isFull: true, waiting: 4 } },
      answers(registerForEvent, { status: 'waitlisted', position: 5, isHeld: true }),
    );
    const form = await open('Join the waitlist');
    type('Name', 'Robin Test', form);
    type('Email', 'robin@example.com', form);
    press('Join the waitlist', form);
    await toastSays("You're on the waitlist", 'You are number 5 in line.');
  });
});

describe('the link of a mail', () => {
  const token = 'x'.repeat(43);
  const event = answers(getEvent, eventRecord(1));
  const cancelled = answers(cancelRegistration, { eventId: 1, eventTitle: 'Event 1' });

  const openLink = async (question: 'confirm' | 'cancel', ...given: Answer[]) => {
    const scene = await showPage(`/events/1#${question}=${token}`, event, ...given);
    await scene.main.findByRole('button', { name: question === 'cancel' ? 'Cancel registration' : /^Confirm/ });
    return scene;
  };

  test('asks first: registrations are kept until the button is pressed', async () => {
    const call = held(cancelled);
    const { main } = await openLink('cancel', call);
    main.getByRole('heading', { name: 'Cancel your registration?' });
    press('Keep registration', main);
    await waitFor(() => expect(main.queryByText('Cancel your registration?')).toBeNull());
    cleanup();
    const { main: again } = await openLink('cancel', call);
    press('Cancel registration', again);
    expect((await again.findByRole<HTMLButtonElement>('button', { name: 'Cancelling...' })).disabled).toBe(true);
    call.release();
    await toastSays('Registration cancelled', 'You are no longer registered for Event 1.');
    again.getByText(/is cancelled\. Thank you for letting us know\./);
  });

  test('confirms a seat, or a place in line', async () => {
    const { main } = await openLink('confirm', answers(confirmRegistration, { status: 'registered', position: null }));
    press('Confirm registration', main);
    await toastSays('Registration confirmed', 'You have a seat at Event 1.');
    main.getByText(/We have emailed you the details\./);
    cleanup();
    const line = answers(confirmRegistration, { status: 'waitlisted', position: 3 });
    const { main: waiting } = await openLink('confirm', line);
    press('Confirm registration', waiting);
    await toastSays('Place confirmed', 'You are number 3 in line.');
  });

  test('that cannot be used any more says why; a failure can be tried again', async () => {
    const { main, change } = await openLink('cancel', breaks(cancelRegistration));
    press('Cancel registration', main);
    await toastSays('Cancellation failed');
    change(event, {
      endpoint: cancelRegistration,
      answer: () =>
        Response.json({ code: 'conflict', message: 'This registration has already been cancelled.' }, { status: 409 }),
    });
    press('Cancel registration', main);
    await main.findByText('This registration has already been cancelled.');
    cleanup();
    const { main: dead } = await openLink('cancel', refuses(cancelRegistration, 400, { token: 'Expired' }));
    press('Cancel registration', dead);
    await dead.findByText(/^This link has expired\./);
    expect(dead.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });

  test('with a token that is none is not sent at all', async () => {
    await showPage('/events/1#cancel=short', event);
    await screen.findByText(/^This link has expired\./);
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });
});
