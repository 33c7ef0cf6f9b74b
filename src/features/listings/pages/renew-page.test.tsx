import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renewByLink } from '#contract/listings-own.ts';
import { type Answer, answers, breaks, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

const open = (answer: Answer) => showPage(`/network/listings/renew#token=${'a'.repeat(43)}`, answer);
const renew = async () => fireEvent.click(await screen.findByText('Renew listing'));

test('without its token, the link of a reminder is asked for', async () => {
  const { main } = await showPage('/network/listings/renew');
  expect(await main.findByText('Please open the link from the email again')).toBeTruthy();
});

test('the listing is renewed by a click, not by opening the page', async () => {
  const sent: unknown[] = [];
  const { main } = await open(
    answers(renewByLink, ({ body }) => {
      sent.push(body);
      return { id: 4, title: 'Salt for heat', expiresAt: '2099-03-12T09:00:00.000Z' };
    }),
  );
  await main.findByText('Renew your listing?');
  expect(sent).toEqual([]);
  await renew();
  await main.findByText('"Salt for heat" is listed until March 12, 2099.');
  expect(main.getByText('View listing').closest('a')?.getAttribute('href')).toBe('/network/listings/4');
  expect(sent).toEqual([{ token: 'a'.repeat(43) }]);
});

test('a link that cannot renew says why; a failure can be tried again', async () => {
  const { main, change } = await open(breaks(renewByLink));
  await renew();
  await toastSays('Renewal failed', 'There was a problem renewing your listing. Please try again.');
  change(refuses(renewByLink, 404));
  await renew();
  await main.findByText('It is from an older email, or incomplete. Please use the newest one.');
});
