import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getAccount } from '#contract/accounts-settings.ts';
import { confirmTwoFactor, setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { adminPages } from '#contract/kit/pages/admin.ts';
import { staticPages } from '#contract/kit/paths.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { account } from '#src/features/accounts/settings/testing/account.ts';

test('L16: an admin without two-factor sign-in is led to its set-up, and admitted once it is on', async () => {
  let mustSetUpTwoFactor = true;
  const { main } = await showPage(
    '/admin',
    signedIn({ role: 'admin' }),
    answers(getAccount, () => ({ ...account, role: 'admin' as const, mustSetUpTwoFactor })),
    answers(setUpTwoFactor, { secret: 'A'.repeat(32), uri: 'otpauth://totp/CARDI:ines' }),
    answers(confirmTwoFactor, () => {
      mustSetUpTwoFactor = false;
      return { recoveryCodes: ['aaaa-bbbb'] };
    }),
  );
  await main.findByRole('heading', { name: 'Set up two-factor sign-in first' });
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  fireEvent.click(main.getByText('To your security settings'));
  await main.findByText(/^Admins must use two-factor sign-in here\./);
  const section = within(main.getByRole('region', { name: 'Two-factor sign-in' }));
  press('Set Up', section);
  type('Your password', 'Tidal4Turbine', section);
  press('Continue', section);
  await section.findByLabelText('Code');
  type('Code', '123456', section);
  press('Turn On', section);
  await waitFor(() => expect(main.queryByText(/^Admins must use/)).toBeNull());
});

const titled = Object.values(adminPages).flatMap(({ path }) =>
  path in staticPages ? [path as keyof typeof staticPages] : [],
);

test.each(titled)('%s says in the tab and in its one heading which page it is', async (path) => {
  await showPage(
    path,
    signedIn({ role: 'admin' }),
    answers(getAccount, { ...account, role: 'admin' as const, mustSetUpTwoFactor: false }),
  );
  const { title } = staticPages[path];
  const name = title.replace(' | Admin', '');
  await waitFor(() => expect([...document.querySelectorAll('main h1')].map((one) => one.textContent)).toEqual([name]));
  await waitFor(() => expect(document.title).toContain(title));
});
