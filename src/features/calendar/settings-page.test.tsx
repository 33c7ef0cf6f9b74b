import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';

const address = (code: string) => ({
  address: `https://cardi.example/api/calendar.ics?key=7-${code.repeat(64)}`,
  createdAt: '2027-03-02T09:00:00.000Z',
});
const none = { address: null, createdAt: null };

test('a member makes an address, copies it, opens it in the calendar app, renews it and ends it', async () => {
  const { main } = await showPage(
    '/settings/calendar',
    signedIn(),
    answers(getCalendarAddress, () => none),
    answers(renewCalendarAddress, () => address('a')),
    answers(removeCalendarAddress, () => none),
  );
  fireEvent.click(await main.findByRole('button', { name: 'Make an address' }));
  const field = (await main.findByLabelText('Address to subscribe to')) as HTMLInputElement;
  expect(field.value).toBe(address('a').address);
  const link = main.getByRole('link', { name: 'Open in calendar app' });
  expect(link.getAttribute('href')).toBe(address('a').address.replace('https:', 'webcal:'));
  expect(main.getByText(/Whoever has this address reads your calendar/)).toBeTruthy();
  fireEvent.click(main.getByRole('button', { name: 'End the address of my calendar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the address' }));
  expect(await main.findByRole('button', { name: 'Make an address' })).toBeTruthy();
  expect(main.queryByLabelText('Address to subscribe to')).toBeNull();
});

test('what could not be loaded can be tried again', async () => {
  const { main, change } = await showPage('/settings/calendar', signedIn(), breaks(getCalendarAddress));
  expect(await main.findByText('The address of your calendar could not be loaded')).toBeTruthy();
  change(
    signedIn(),
    answers(getCalendarAddress, () => none),
  );
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('button', { name: 'Make an address' })).toBeTruthy();
});
