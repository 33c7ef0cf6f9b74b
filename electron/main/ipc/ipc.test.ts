import { expect, test, vi } from 'vitest';

import type { CallHandlers, DesktopStatus } from '#contract/desktop.ts';
import { callChannels, eventChannels } from '#contract/desktop-channels.ts';
import { type CallReceiver, registerCalls } from './calls.ts';
import { sendEvent } from './events.ts';
import type { SenderFrame } from './sender.ts';

const status: DesktopStatus = {
  appVersion: '1.0.0',
  serverOrigin: 'https://cardi.example',
  session: { kept: 'keychain' },
};
const page: SenderFrame = { url: 'app://cardi/network', parent: null };

function create(changes: Partial<CallHandlers> = {}) {
  const handlers = {
    status: vi.fn(changes.status ?? (() => status)),
    openExternal: vi.fn(changes.openExternal ?? (() => true)),
  } satisfies CallHandlers;
  const listeners = new Map<string, Parameters<CallReceiver['handle']>[1]>();
  registerCalls({ handle: (channel, listener) => void listeners.set(channel, listener) }, handlers);
  const call = (channel: string, args: unknown[] = [], senderFrame: SenderFrame | null = page) =>
    listeners.get(channel)?.({ senderFrame }, ...args);
  return { handlers, listeners, call };
}

test('every call of the contract has a handler, and there is no other', () => {
  expect([...create().listeners.keys()].toSorted()).toEqual(Object.values(callChannels).toSorted());
});

test('a call is answered', async () => {
  const { call, handlers } = create();
  expect(await call('cardi:status')).toEqual(status);
  expect(await call('cardi:open-external', ['https://example.org/'])).toBe(true);
  expect(handlers.openExternal.mock.calls).toEqual([['https://example.org/']]);
});

test.each<[string, SenderFrame | null]>([
  ['a frame in the page', { url: 'app://cardi/', parent: {} }],
  ['another page', { url: 'https://example.org/', parent: null }],
  ['a page that looks like ours', { url: 'app://cardi.evil/', parent: null }],
  ['a frame that is gone', null],
])('%s is refused', async (_name, frame) => {
  const { call, handlers } = create();
  await expect(call('cardi:status', [], frame)).rejects.toThrow('status was refused: unknown sender');
  expect(handlers.status).not.toHaveBeenCalled();
});

test.each<[unknown[]]>([
  [[]],
  [[7]],
  [['javascript:alert(1)']],
  [['file:///etc/passwd']],
  [[`https://example.org/${'a'.repeat(3000)}`]],
  [['https://example.org/', 'more']],
])('wrong arguments %j are refused without being quoted', async (args) => {
  const { call, handlers } = create();
  await expect(call('cardi:open-external', args)).rejects.toThrow(/^openExternal was refused: wrong arguments$/);
  expect(handlers.openExternal).not.toHaveBeenCalled();
});

test('a result of the wrong shape does not reach the page', async () => {
  const session = { kept: 'file' } as unknown as DesktopStatus['session'];
  const { call } = create({ status: () => ({ ...status, session }) });
  await expect(call('cardi:status')).rejects.toThrow('status failed: wrong result');
});

test('a result carries what the contract declares and nothing else', async () => {
  const { call } = create({ status: () => ({ ...status, token: 'secret' }) as DesktopStatus });
  expect(await call('cardi:status')).toEqual(status);
});

test('an event reaches every page, parsed', () => {
  const targets = [{ send: vi.fn() }, { send: vi.fn() }];
  sendEvent(targets, 'statusChanged', status);
  for (const { send } of targets) expect(send.mock.calls).toEqual([[eventChannels.statusChanged, status]]);
  const wrong = { ...status, session: null } as unknown as DesktopStatus;
  expect(() => sendEvent(targets, 'statusChanged', wrong)).toThrow();
});
