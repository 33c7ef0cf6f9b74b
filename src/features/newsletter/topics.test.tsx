import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { confirmSubscription, unsubscribe } from '#contract/newsletter.ts';
import { chooseTopics, getOwnNewsletter, readTopics, setOwnNewsletter } from '#contract/newsletter-topics.ts';
import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import { getNotificationSettings, type NotificationSettings, usualDelivery } from '#contract/notifications-settings.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

const token = 'x'.repeat(43);
const subscribed = answers(readTopics, { isSubscribed: true, topics: ['market', 'events'] });

test('the link of a mail asks which topics to keep; at least one, or unsubscribe', async () => {
  const bodies: unknown[] = [];
  const { main } = await showPage(
    `/newsletter/unsubscribe#token=${token}&choice=${'y'.repeat(43)}&mailing=7`,
    subscribed,
    answers(chooseTopics, ({ body }) => {
      bodies.push(body);
      return { isSubscribed: true, topics: ['market' as const] };
    }),
    answers(unsubscribe, ({ body }) => {
      bodies.push(body);
      return { ok: true as const };
    }),
  );
  const events = await main.findByLabelText<HTMLInputElement>(/^Events/);
  expect(events.checked).toBe(true);
  const keep = main.getByText<HTMLButtonElement>('Keep these topics');
  expect(keep.disabled).toBe(true);
  fireEvent.click(events);
  fireEvent.click(main.getByLabelText(/^Market/));
  main.getByText('Choose at least one topic, or unsubscribe.');
  expect(keep.disabled).toBe(true);
  fireEvent.click(main.getByLabelText(/^Market/));
  fireEvent.click(keep);
  await toastSays('Your topics are saved');
  fireEvent.click(main.getByText('Unsubscribe'));
  await main.findByText('You are unsubscribed');
  expect(bodies).toEqual([
    { token, choice: 'y'.repeat(43), topics: ['market'] },
    { token, mailing: 7 },
  ]);
});

test('after confirming, new subscribers choose their topics', async () => {
  const { main } = await showPage(
    `/newsletter/confirm#token=${token}`,
    subscribed,
    answers(confirmSubscription, { ok: true }),
  );
  await main.findByText('You are subscribed');
  expect(await main.findByText('Keep these topics')).toBeTruthy();
});

test('members choose in their settings; a choice that fails is taken back', async () => {
  const kinds = Object.keys(notificationKinds) as NotificationKind[];
  const settings = Object.fromEntries(kinds.map((kind) => [kind, usualDelivery(kind)])) as NotificationSettings;
  const own = answers(getOwnNewsletter, { isSubscribed: true, topics: ['events'] });
  const { main, change } = await showPage(
    '/settings/notifications',
    signedIn(),
    own,
    answers(getNotificationSettings, { settings }),
  );
  const product = await main.findByLabelText<HTMLInputElement>(/^Product news/);
  change(signedIn(), refuses(setOwnNewsletter, 409));
  fireEvent.click(product);
  await toastSays('Your choice was not saved');
  await waitFor(() => expect(product.checked).toBe(false));
  change(signedIn(), answers(setOwnNewsletter, { isSubscribed: true, topics: ['events', 'product'] }));
  fireEvent.click(product);
  await main.findByText('Newsletter saved');
  expect(product.checked).toBe(true);
});
