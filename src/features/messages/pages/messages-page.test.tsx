import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getConversation, getRecipient, listConversations } from '#contract/messages.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';

const nobody = answers(listConversations, pageOf([]));

test('members who are not connected see how they can write to each other', async () => {
  const peer = { id: 2, name: 'Member 2', hasProfile: true, organization: null };
  const { main } = await showPage(
    '/network/messages?to=2',
    signedIn(),
    nobody,
    answers(getRecipient, { peer, writing: 'not-connected', conversationId: null }),
  );
  await main.findByText(/^You and Member 2 are not connected\./);
  expect(main.getByRole('link', { name: 'See Professional' }).getAttribute('href')).toBe('/pricing');
  const profile = main.getByRole('link', { name: 'View profile to connect' });
  expect(profile.getAttribute('href')).toBe('/network/profile/2');
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
});

test.each([
  ['/network/messages/1', 'Conversation Not Found'],
  ['/network/messages?to=99999999', 'Member Not Found'],
])('%s, which is not there, says "%s"', async (address, title) => {
  const { main } = await showPage(address, signedIn(), nobody);
  expect(await main.findByRole('heading', { name: title })).toBeTruthy();
});

test('a conversation that cannot be loaded can be asked for again', async () => {
  const { main, change } = await showPage('/network/messages/1', signedIn(), nobody, breaks(getConversation));
  await main.findByRole('heading', { name: 'This conversation could not be loaded' });
  change(signedIn(), nobody);
  press('Try again', main);
  expect(await main.findByRole('heading', { name: 'Conversation Not Found' })).toBeTruthy();
});

test('an inbox that cannot be loaded can be asked for again, and says when it is empty', async () => {
  const { main, change } = await showPage('/network/messages', signedIn(), breaks(listConversations));
  await main.findByRole('heading', { name: 'Messages could not be loaded' });
  change(signedIn(), nobody);
  press('Try again', main);
  expect(await main.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
});

test('visitors sign in before they write, and come back to it', async () => {
  const { at } = await showPage('/network/messages?to=2');
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(at()).toBe('/signin?returnTo=/network/messages%3Fto%3D2');
});
