import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listConnections, listRelations } from '#contract/connections.ts';
import { listMembers } from '#contract/members.ts';
import { getConversation, getRecipient, listConversations, listMessages } from '#contract/messages.ts';
import { openDialog, press, searchFieldOf, type } from '#src/app/testing/hands.ts';
import { ines, signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { memberRow, pageOf } from '#src/app/testing/records.ts';
import { type Outgoing, placeOf, readOutgoing, writeOutgoing } from '../outgoing.ts';

/** A conversation with a member as the inbox shows it. */
const row = (id: number, name: string) => ({
  id,
  peer: { id: id + 100, name, hasProfile: true, organization: null },
  lastMessage: { excerpt: 'See you then', isOwn: false, sentAt: '2026-03-12T09:00:00.000Z' },
  unread: 0,
});
const inbox = answers(listConversations, ({ url }) =>
  pageOf(
    [row(1, 'Anna Berg'), row(2, 'Ben Two')].filter(({ peer }) =>
      peer.name.includes(url.searchParams.get('search') ?? ''),
    ),
  ),
);
const noMessages = answers(listMessages, { items: [], nextCursor: null, readUpTo: 0 });
const conversation = answers(getConversation, { ...row(1, 'Anna Berg'), writing: 'open' });
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

test('a search of the inbox stays in the address beside the open conversation, and can be cleared', async () => {
  const { main, at } = await showPage('/network/messages/1?search=Ben', signedIn(), inbox, conversation, noMessages);
  const link = await main.findByRole('link', { name: /^Ben Two/ });
  expect(link.getAttribute('href')).toBe('/network/messages/2?search=Ben');
  expect(main.getByRole('link', { name: 'Back to Messages' }).getAttribute('href')).toBe(
    '/network/messages?search=Ben',
  );
  expect(main.queryByRole('link', { name: /^Anna Berg See/ })).toBeNull();
  type('Search messages', 'Zoe', main);
  await main.findByRole('heading', { name: 'No conversation matches “Zoe”' });
  expect(at()).toBe('/network/messages/1?search=Zoe');
  press('Show all conversations', main);
  await main.findByRole('link', { name: /^Ben Two/ });
  expect(at()).toBe('/network/messages/1');
  expect(document.activeElement).toBe(main.getByLabelText('Search messages'));
});

test('a search shows the message that was found, with its word marked', async () => {
  const match = {
    before: '… over the ',
    found: 'heat',
    after: ' pump',
    isOwn: true,
    sentAt: '2025-01-02T09:00:00.000Z',
  };
  const { main } = await showPage(
    '/network/messages?search=heat',
    signedIn(),
    answers(listConversations, pageOf([{ ...row(1, 'Anna Berg'), match }])),
  );
  const link = await main.findByRole('link', { name: /^Anna Berg/ });
  expect(link.textContent).toContain('You: … over the heat pump');
  expect(link.querySelector('mark')?.textContent).toBe('heat');
  expect(link.querySelector('time')?.dateTime).toBe(match.sentAt);
});

test('the page is called by the person one writes with, and has one main heading', async () => {
  const { main } = await showPage('/network/messages/1', signedIn(), inbox, conversation, noMessages);
  await main.findByRole('heading', { level: 1, name: 'Anna Berg' });
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(main.getByRole('heading', { level: 2, name: 'Messages' })).toBeTruthy();
  expect(document.title).toBe('Anna Berg – Messages | CARDI');
  fireEvent.click(main.getByRole('link', { name: 'Back to Messages' }));
  await main.findByRole('heading', { level: 1, name: 'Messages' });
  await waitFor(() => expect(document.title).toBe('Messages | CARDI'));
});

test('a new message is to a connection or to another member whose name is found', async () => {
  const found = [memberRow(2), memberRow(3), memberRow(4), memberRow(7)];
  const relation = { isFollowing: false, isBlocked: false };
  const { main, at } = await showPage(
    '/network/messages',
    signedIn(),
    nobody,
    answers(
      listConnections,
      pageOf([{ member: { ...memberRow(5), hasProfile: true }, note: null, since: '2026-03-12T09:00:00.000Z' }]),
    ),
    answers(listMembers, pageOf(found)),
    answers(listRelations, [
      { memberId: 2, connection: 'none', ...relation },
      { memberId: 3, connection: 'connected', ...relation },
      { memberId: 4, connection: 'none', ...relation, isBlocked: true },
    ]),
    answers(getRecipient, {
      peer: { id: 2, name: 'Member 2', hasProfile: true, organization: null },
      writing: 'open',
      conversationId: null,
    }),
  );
  fireEvent.click((await main.findAllByRole('button', { name: 'New message' })).at(0) as HTMLElement);
  await openDialog('New message');
  const field = await searchFieldOf('To');
  fireEvent.change(field, { target: { value: 'Member' } });
  const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await options()).toHaveLength(3));
  expect((await options()).map((text) => text?.split(',')[0])).toEqual(['Member 5', 'Member 3', 'Member 2']);
  fireEvent.click(screen.getByText(/^Member 2/, { selector: '[role=option] *' }));
  expect(at()).toBe('/network/messages?to=2');
  expect(await main.findByRole('heading', { level: 1, name: 'Member 2' })).toBeTruthy();
});

test('a first message whose answer was lost goes on in the conversation, where only what the server lacks has failed', async () => {
  const unanswered = (body: string): Outgoing => ({ key: crypto.randomUUID(), body, attachments: [], failure: null });
  const [arrived, lost] = [unanswered('Hello Anna'), unanswered('And one more thing')] as const;
  const place = placeOf(ines.id, 101);
  writeOutgoing(place, [arrived, lost]);
  const sent = {
    id: 1,
    isOwn: true,
    body: arrived.body,
    hold: null,
    sentAt: '2026-03-12T09:00:00.000Z',
    key: arrived.key,
  };
  const { main, at } = await showPage(
    '/network/messages?to=101',
    signedIn(),
    inbox,
    answers(getRecipient, { peer: row(1, 'Anna Berg').peer, writing: 'open', conversationId: 1 }),
    conversation,
    answers(listMessages, { items: [sent], nextCursor: null, readUpTo: 0 }),
  );
  const messages = within(await main.findByRole('region', { name: 'Messages with Anna Berg' }));
  await messages.findByText(arrived.body);
  await waitFor(() => expect(messages.getAllByText('This was not sent.')).toHaveLength(1));
  expect(messages.getByText('This was not sent.').closest('li')?.textContent).toContain(lost.body);
  expect(at()).toBe('/network/messages/1');
  await waitFor(() => expect(readOutgoing(place).map(({ key }) => key)).toEqual([lost.key]));
});

test('what is typed as a first message stays when the other member is the first to write', async () => {
  const recipient = (conversationId: number | null) =>
    answers(getRecipient, { peer: row(1, 'Anna Berg').peer, writing: 'open', conversationId });
  const { main, change, at } = await showPage('/network/messages?to=101', signedIn(), nobody, recipient(null));
  const field = () => main.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Anna Berg' });
  fireEvent.change(await field(), { target: { value: 'Half a sentence' } });
  change(signedIn(), inbox, recipient(1), conversation, noMessages);
  fireEvent.click(screen.getByRole('link', { name: 'Notifications' }));
  await waitFor(() => expect(at()).toBe('/notifications'));
  fireEvent.click(await screen.findByRole('link', { name: /^Messages/ }));
  fireEvent.click(await main.findByRole('link', { name: /^Anna Berg/ }));
  await waitFor(async () => expect((await field()).value).toBe('Half a sentence'));
  expect(at()).toBe('/network/messages/1');
});

test('visitors sign in before they write, and come back to it', async () => {
  const { at } = await showPage('/network/messages?to=2');
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(at()).toBe('/signin?returnTo=/network/messages%3Fto%3D2');
});
