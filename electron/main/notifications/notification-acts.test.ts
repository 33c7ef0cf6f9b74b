import { expect, test, vi } from 'vitest';

import { createNotificationActs } from './notification-acts.ts';
import { type NotificationTarget, readTarget, writeTarget } from './notification-target.ts';
import { toastXml } from './toast-xml.ts';

const server = 'https://cardi.example';
const target: NotificationTarget = { act: 'open', server, user: 7, id: 12, path: '/network/messages/3' };

function create({ userId = 7, status = 200 } = {}) {
  const send = vi.fn(async (_path: string, _body: object) => new Response(null, { status }));
  const [openPage, onChange, tellFailure] = [vi.fn(), vi.fn(), vi.fn()];
  const act = createNotificationActs({ user: async () => ({ server, userId }), send, openPage, onChange, tellFailure });
  return { act, send, openPage, onChange, tellFailure };
}

test('a click opens the page, “Mark as read” tells the server and opens nothing', async () => {
  const { act, send, openPage, onChange } = create();
  await act(target);
  await act({ ...target, act: 'read' });
  expect(openPage.mock.calls).toEqual([['/network/messages/3']]);
  expect(send.mock.calls).toEqual([['/api/notifications/read', { upTo: 12 }]]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a reply goes into its conversation, and the notification is read', async () => {
  const { act, send } = create();
  await act({ ...target, act: 'reply' }, ' On Friday ');
  expect(send.mock.calls).toEqual([
    ['/api/conversations/3/messages', { body: 'On Friday' }],
    ['/api/notifications/read', { upTo: 12 }],
  ]);
});

test.each([
  ['an empty reply', ' ', 200, '/network/messages/3'],
  ['a server that refuses', 'On Friday', 403, '/network/messages/3'],
  ['what is no conversation', 'On Friday', 200, '/network/connections'],
])('%s is told, and nothing is marked as read', async (_name, text, status, path) => {
  const { act, tellFailure, onChange } = create({ status });
  await act({ ...target, act: 'reply', path }, text);
  expect(tellFailure.mock.calls).toEqual([[path]]);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['read', 'reply'] as const)('%s on what was shown to another user sends nothing', async (how) => {
  const { act, send, openPage } = create({ userId: 8 });
  await act({ ...target, act: how }, 'On Friday');
  expect(send).not.toHaveBeenCalled();
  expect(openPage).toHaveBeenCalledWith(target.path);
});

test('a target is read as it was written, and nothing else is one', () => {
  expect(readTarget(writeTarget(target))).toEqual(target);
  const wrong = [
    '',
    'act=open',
    writeTarget({ ...target, path: '//evil.example' }),
    writeTarget({ ...target, user: -1 }),
  ];
  expect(wrong.map(readTarget)).toEqual([null, null, null, null]);
  expect(readTarget(writeTarget(target).replace('act=open', 'act=delete'))).toBeNull();
});

test('a toast is well-formed whatever a title says, and its actions are ours', () => {
  const title = `<toast launch="x"/> & 'co' "\u0007`;
  const argumentsOf = (act: NotificationTarget['act']) => writeTarget({ ...target, act });
  const xml = toastXml({ title, body: 'Hello', argumentsOf, acts: ['reply', 'read'] });
  expect(xml).not.toContain('\u0007');
  expect(xml).toContain('&lt;toast launch=&quot;x&quot;/&gt; &amp; &apos;co&apos;');
  const of = [...xml.matchAll(/(?:launch|arguments)="([^"]*)"/g)].map(([, text = '']) =>
    readTarget(text.replaceAll('&amp;', '&')),
  );
  expect(of.map((each) => each?.act)).toEqual(['open', 'reply', 'read']);
  expect(toastXml({ title, body: '', argumentsOf, acts: [] })).not.toContain('<action');
});
