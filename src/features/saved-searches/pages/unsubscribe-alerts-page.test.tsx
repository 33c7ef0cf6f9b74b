import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { unsubscribeAlerts } from '#contract/saved-searches.ts';
import { press } from '#src/app/testing/hands.ts';
import { answers, breaks, refuses, showPage } from '#src/app/testing/page-scene.tsx';

const path = '/network/listings/alerts/unsubscribe';
const token = 'a'.repeat(43);

test('without its token, the link of an alert is asked for', async () => {
  const { main } = await showPage(path);
  expect(await main.findByText('Please open the link from the email again')).toBeTruthy();
  expect(main.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

test('alerts end by one click, not by opening the page', async () => {
  const sent: unknown[] = [];
  const { main } = await showPage(
    `${path}#token=${token}`,
    answers(unsubscribeAlerts, ({ body }) => {
      sent.push(body);
      return { ok: true as const };
    }),
  );
  await main.findByRole('heading', { name: 'Unsubscribe from saved searches?' });
  expect(sent).toEqual([]);
  press('Unsubscribe', main);
  await main.findByRole('heading', { name: 'You have unsubscribed from saved searches' });
  expect(sent).toEqual([{ token }]);
});

test('an unknown link is reported as expired; a failure can be tried again', async () => {
  const { main, change } = await showPage(`${path}#token=${token}`, breaks(unsubscribeAlerts));
  await main.findByRole('heading', { name: 'Unsubscribe from saved searches?' });
  press('Unsubscribe', main);
  await screen.findByText('We could not unsubscribe you. Please try again later.');
  change(refuses(unsubscribeAlerts, 404));
  press('Unsubscribe', main);
  expect(await main.findByText('This link has expired')).toBeTruthy();
});
