import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import { getNotificationSettings, setNotificationDelivery, usualDelivery } from '#contract/notifications-settings.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

const kinds = Object.keys(notificationKinds) as NotificationKind[];
const usual = Object.fromEntries(kinds.map((kind) => [kind, usualDelivery(kind)] as const)) as Record<
  NotificationKind,
  ReturnType<typeof usualDelivery>
>;

async function chooseOffForMessages(answer: Answer) {
  const settings = answers(getNotificationSettings, { settings: usual });
  const { main } = await showPage('/settings/notifications', signedIn(), settings, answer);
  const messages = within(await main.findByRole('group', { name: 'New messages' }));
  const isChosen = (name: string) => messages.getByLabelText<HTMLInputElement>(name).checked;
  expect(isChosen('At once')).toBe(true);
  fireEvent.click(messages.getByLabelText('Off'));
  return { main, isChosen };
}

test('a choice is sent at once', async () => {
  const bodies: unknown[] = [];
  const { main, isChosen } = await chooseOffForMessages(
    answers(setNotificationDelivery, ({ body }) => {
      bodies.push(body);
      return { settings: { ...usual, message: 'off' as const } };
    }),
  );
  await main.findByText('Saved');
  expect(bodies).toEqual([{ kind: 'message', delivery: 'off' }]);
  expect(isChosen('Off')).toBe(true);
});

test('a choice that could not be saved says so, and is taken back', async () => {
  const { isChosen } = await chooseOffForMessages(breaks(setNotificationDelivery));
  await toastSays('Your choice was not saved');
  await waitFor(() => expect(isChosen('At once')).toBe(true));
});
