import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { signOut } from '#contract/accounts.ts';
import { press } from '../testing/hands.ts';
import { signedIn } from '../testing/member.ts';
import { breaks, showPage } from '../testing/page-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('P7: a signed-in member is not asked to join', async () => {
  const { main } = await showPage('/about', signedIn());
  const link = (await main.findByText('Explore The Network')).closest('a');
  expect(link?.getAttribute('href')).toBe('/network');
  expect(document.querySelector('main a[href="/signup"]')).toBeNull();
});

test('a sign-out that fails is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showPage('/about', signedIn(), breaks(signOut));
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
  press('Sign Out', sidebar);
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Sign-out failed', expect.anything()));
  screen.getByRole('button', { name: /^User menu of/ });
  expect(screen.queryByText(/failed/i)).toBeNull();
});

test.each([
  '/settings/security',
  '/network/introductions',
  '/network/profile/seeks-and-offers',
  '/dashboard',
  '/admin',
  '/deep-research',
])('visitors of %s sign in first, and come back', async (path) => {
  const { at } = await showPage(path);
  await waitFor(() => expect(at()).toBe(`/signin?returnTo=${path}`));
});
