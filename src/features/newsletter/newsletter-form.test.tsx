import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { subscribe } from '#contract/newsletter.ts';
import { type Answer, answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

/** The form in the footer of the lightest page, which comes with the first press. */
async function show(...given: Answer[]) {
  await showPage('/no/such/page', ...given);
  fireEvent.keyDown(document.body, { key: 'Shift' });
}
const field = () => screen.getByLabelText<HTMLInputElement>('Newsletter');
const send = async (email: string) => {
  await screen.findByLabelText('Newsletter');
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByText('Subscribe'));
};

test('an address is checked, sent, and the field is empty again', async () => {
  const sent: unknown[] = [];
  await show(
    answers(subscribe, ({ body }) => {
      sent.push(body);
      return { ok: true as const };
    }),
  );
  await send('nobody');
  const message = await screen.findByText('Please enter a valid email address');
  expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([
    'true',
    message.id,
  ]);
  await send('reader@test.example');
  await toastSays(
    'Almost there',
    'Please check your inbox and open the link in our email to confirm your subscription.',
  );
  await waitFor(() => expect(field().value).toBe(''));
  expect(sent).toEqual([{ email: 'reader@test.example' }]);
});

test('the field keeps the address after a failed attempt', async () => {
  await show(breaks(subscribe));
  await send('reader@test.example');
  await toastSays('Subscription failed', 'There was a problem saving your address. Please try again later.');
  expect(field().value).toBe('reader@test.example');
});
