import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type CurrentUser, me } from '#contract/accounts.ts';
import { useFoldedGroups } from '#src/hooks/use-folded-groups.ts';
import { readStored } from '#src/lib/stored.ts';
import { signedIn } from '../testing/member.ts';
import { answers, held, settled, showPage } from '../testing/page-scene.tsx';

// The 404 page is the lightest one.
const show = (...given: Parameters<typeof showPage> extends [string, ...infer Rest] ? Rest : never) =>
  showPage('/no/such/page', ...given);

const banner = () => within(screen.getByRole('banner'));
const linksOf = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
const publicLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Media', '/media'],
  ['Events', '/events'],
  ['Network', '/network'],
  ['Pricing', '/pricing'],
  ['Contact', '/contact'],
];

describe('the header', () => {
  test('has the public links and, for visitors, Sign In and Sign Up', async () => {
    await show(answers(me, null));
    await banner().findByText('Sign In');
    expect(linksOf(banner().getByRole('navigation', { name: 'Main' }))).toEqual(publicLinks);
    expect(banner().getByText('Sign In').closest('a')?.getAttribute('href')).toBe('/signin');
    expect(banner().getByText('Sign Up').closest('a')?.getAttribute('href')).toBe('/signup');
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull();
  });

  test('shows a spinner until the session is known', async () => {
    const late = held(answers(me, null));
    await show(late);
    expect(banner().getByRole('status').textContent).toContain('Checking who is signed in');
    expect(banner().queryByText('Sign In')).toBeNull();
    late.release();
    await banner().findByText('Sign In');
    expect(banner().queryByRole('status')).toBeNull();
  });

  test("has the member's menu", async () => {
    const { at } = await show(signedIn());
    const name = await banner().findByText('User menu of');
    expect(banner().queryByText('Admin')).toBeNull();
    expect(name.closest('button')?.querySelector('[data-role=member]')).toBeTruthy();
    fireEvent.click(name);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Messages',
      'Dashboard',
      'Settings',
      'Sign out',
    ]);
    fireEvent.click(items.at(0) as HTMLElement);
    await waitFor(() => expect(at()).toBe('/network/profile/7'));
  });

  test('marks admins with a badge and a shield, and leads them to /admin', async () => {
    const { at } = await show(signedIn({ role: 'admin' }));
    const name = await banner().findByText('User menu of');
    banner().getByText('Admin');
    expect(name.closest('button')?.querySelector('[data-role=admin]')).toBeTruthy();
    fireEvent.click(name);
    fireEvent.click(await screen.findByText('Admin Dashboard'));
    await waitFor(() => expect(at()).toBe('/admin'));
  });
});

describe('the sidebar', () => {
  const sidebar = () => screen.findByRole('complementary', { name: 'Sidebar' });

  const links = async (name: string) => linksOf(within(await sidebar()).getByRole('navigation', { name }));

  test('has the links of members, and Settings and Sign Out at its foot', async () => {
    await show(signedIn());
    fireEvent.click(within(await sidebar()).getByRole('button', { name: 'Tools' }));
    expect(await links('Member')).toEqual([
      ...publicLinks.slice(0, 4),
      ['Overview', '/network'],
      ['Members', '/network/members'],
      ['Companies', '/network/companies'],
      ['Technologies', '/network/technologies'],
      ['Listings', '/network/listings'],
      ['My Listings', '/network/listings/mine'],
      ['Saved', '/network/saved'],
      ['Enquiries', '/network/enquiries'],
      ['Matches', '/network/matches'],
      ['Connections', '/network/connections'],
      ['Introductions', '/network/introductions'],
      ['Messages', '/network/messages'],
      ['Deep ResearchEnsemble', '/deep-research'],
      ['Insights', '/network/insights'],
      ['Following', '/network/following'],
      ['Lists', '/network/lists'],
      ['Notes', '/network/notes'],
      ['Pipeline', '/network/pipeline'],
      ['Offers', '/offers'],
      ['My Profile', '/network/profile/7'],
      ['Profile Views', '/network/profile-views'],
      ['Dashboard', '/dashboard'],
    ]);
    expect(
      within(await sidebar())
        .getByText('Settings')
        .closest('a')
        ?.getAttribute('href'),
    ).toBe('/settings');
    within(await sidebar()).getByText('Sign Out');
  });

  test('folds its groups, remembers which, and still shows the current link of a folded one', async () => {
    useFoldedGroups.setState({ isFolded: {} });
    await show(signedIn());
    const group = async (name: string) => within(await sidebar()).getByRole('button', { name });
    expect((await group('Tools')).getAttribute('aria-expanded')).toBe('false');
    expect(within(await sidebar()).queryByText('Pipeline')).toBeNull();
    fireEvent.click(await group('Market'));
    expect((await group('Market')).getAttribute('aria-expanded')).toBe('false');
    expect(readStored('cardi-folded', z.unknown())).toEqual({ Market: true });
    cleanup();
    await showPage('/network/saved', signedIn());
    const market = async () =>
      (await links('Member')).map(([label]) => label).filter((label) => /Listings|Saved|Enquiries/.test(label ?? ''));
    expect(await market()).toEqual(['Saved']);
    fireEvent.click(await group('Market'));
    expect(await market()).toEqual(['Listings', 'My Listings', 'Saved', 'Enquiries']);
  });

  test('has one more link for admins', async () => {
    await show(signedIn({ role: 'admin' }));
    await sidebar();
    expect((await links('Member')).at(-1)).toEqual(['Admin PanelAdmin', '/admin']);
  });

  // P5: a Professional is labelled as such.
  test.each<[string, Partial<CurrentUser>]>([
    ['Ines OkaforMember', {}],
    ['Ines OkaforProfessional', { membershipTier: 'professional' }],
    ['Ines OkaforAdmin', { role: 'admin', membershipTier: 'professional' }],
    ['inesMember', { fullName: null }],
  ])('says who is signed in, and what they are: %s', async (said, user) => {
    await show(signedIn(user));
    expect((await sidebar()).textContent).toMatch(new RegExp(`^${said}`));
  });
});

test('the footer has its links, the claim and the contact details', async () => {
  await show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(linksOf(footer.getByRole('navigation', { name: 'Navigation' }))).toEqual(publicLinks);
  expect(linksOf(footer.getByRole('navigation', { name: 'Resources' }))).toEqual([
    ['Articles', '/media'],
    ['Focus Areas', '/#focus-areas'],
    ['Upcoming Events', '/events'],
    ['Member Directory', '/network/members'],
    ['Green Market', '/network/listings'],
  ]);
  for (const path of ['/terms', '/privacy', '/cookies', '/accessibility']) {
    expect(document.querySelector(`footer a[href="${path}"]`)).toBeTruthy();
  }
  footer.getByText(/1,200\+ cleantech companies/);
  expect(footer.getByText('hello@cardi.example').getAttribute('href')).toBe('mailto:hello@cardi.example');
  expect(document.querySelector('footer a[href^="tel:+"]')).toBeTruthy();
});

test('a path without a page shows the 404 page within the shell', async () => {
  const { main } = await show();
  await settled();
  main.getByRole('heading', { name: '404 Page Not Found' });
  main.getByText('Did you forget to add the page to the router?');
  expect(document.title).toMatch(/404/);
});
