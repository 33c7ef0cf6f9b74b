import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { me, signIn } from '#contract/accounts.ts';
import { getResearchArticle } from '#contract/research.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { researchRecord } from '#src/app/testing/whole-records.ts';

const path = '/research-hub/salt';
const whole = answers(getResearchArticle, researchRecord('salt'));
const opening = answers(getResearchArticle, { ...researchRecord('salt'), isPremium: true, isComplete: false });
const gate = async () => within(await screen.findByRole('region', { name: 'The rest is for Professional members' }));
const href = (link: HTMLElement) => link.closest('a')?.getAttribute('href');

test('a free article stands there in full, with its contents and a way back', async () => {
  const sample = answers(getResearchArticle, { ...researchRecord('salt'), isSample: true });
  const { main, at } = await showPage(path, sample);
  await main.findByRole('heading', { level: 1, name: 'About salt' });
  await main.findByRole('heading', { level: 2, name: 'Signs to watch' });
  main.getByText(/^Sample article\./);
  expect(screen.queryByRole('region', { name: /Professional members/ })).toBeNull();
  fireEvent.click(main.getByText('Back to Research Hub'));
  await waitFor(() => expect(at()).toBe('/research-hub'));
});

test('the opening of a premium one leads visitors to the plans, and to sign-in and back', async () => {
  const { main, at, change } = await showPage(path, answers(me, null), opening);
  const { findByText, getByText } = await gate();
  expect(href(getByText('See membership plans'))).toBe('/pricing');
  fireEvent.click(await findByText('Sign in'));
  await waitFor(() => expect(at()).toBe(`/signin?returnTo=${path}`));
  fireEvent.change(await main.findByLabelText('Username'), { target: { value: 'ines' } });
  fireEvent.change(main.getByLabelText('Password'), { target: { value: 'Tidal4Turbine' } });
  change(answers(signIn, ines), signedIn({ membershipTier: 'professional' }), whole);
  fireEvent.click(main.getByRole('button', { name: 'Sign In' }));
  await main.findByRole('heading', { name: 'Signs to watch' });
  expect(at()).toBe(path);
  await waitFor(() => expect(screen.queryByText('See membership plans')).toBeNull());
});

test('it leads free members to the plans, without a sign-in link', async () => {
  await showPage(path, signedIn(), opening);
  const { getByText, queryByText } = await gate();
  expect(href(getByText('See membership plans'))).toBe('/pricing');
  await screen.findByText('User menu of');
  expect(queryByText('Sign in')).toBeNull();
});

test('about a technology with a topic page, it links to that page', async () => {
  const route = '/network/technologies/perovskite';
  const { main } = await showPage(path, answers(getResearchArticle, { ...researchRecord('salt'), route }));
  expect(href(await main.findByText('Read the full profile'))).toBe(route);
});

test('one that does not exist has a not-found view with a way back', async () => {
  const { main, at } = await showPage('/research-hub/nothing');
  await main.findByRole('heading', { level: 1, name: 'Article Not Found' });
  fireEvent.click(main.getByText('Back to Research Hub'));
  await waitFor(() => expect(at()).toBe('/research-hub'));
});
