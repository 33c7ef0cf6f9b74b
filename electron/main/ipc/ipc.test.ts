import { expect, test, vi } from 'vitest';

import type { CallHandlers, DesktopStatus } from '#contract/desktop/bridge.ts';
import { callChannels, callNames, eventChannels } from '#contract/desktop/channels.ts';
import { sampleHandlers, sampleStatus as status } from '#electron/testing/handlers.ts';
import { type CallReceiver, registerCalls } from './calls.ts';
import { sendEvent } from './events.ts';
import type { SenderFrame } from './sender.ts';

const page: SenderFrame = { url: 'app://cardi/network', parent: null };

function create(changes: Partial<CallHandlers> = {}) {
  const handlers = {
    ...sampleHandlers,
    ...changes,
    status: vi.fn(changes.status ?? sampleHandlers.status),
    openExternal: vi.fn(changes.openExternal ?? sampleHandlers.openExternal),
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

const inputs: Partial<Record<string, unknown[]>> = {
  openExternal: ['https://example.org/'],
  changeSettings: [{ notifies: false }],
  connect: ['https://cardi.example'],
  makeOffline: ['directory'],
  themeChosen: ['dark'],
};

test.each(callNames)(
  '%s: its page is answered in the declared shape, a stranger is refused, and so is more than is declared',
  async (name) => {
    const { call } = create();
    const input = inputs[name] ?? [];
    await expect(call(callChannels[name], input)).resolves.not.toBeUndefined();
    const stranger = { url: 'https://example.org/', parent: null };
    await expect(call(callChannels[name], input, stranger)).rejects.toThrow(`${name} was refused: unknown sender`);
    await expect(call(callChannels[name], [...input, 'more'])).rejects.toThrow(`${name} was refused: wrong arguments`);
  },
);

test.each<[string, unknown]>([
  ['cardi:change-settings', { serverOrigin: 'https://evil.example' }],
  ['cardi:change-settings', { spelling: { isOn: true, languages: ['../../x'] } }],
  ['cardi:connect', ''],
  ['cardi:connect', 'x'.repeat(301)],
  ['cardi:make-offline', 'everything'],
  ['cardi:theme-chosen', 'pink'],
])('%s does not take %j', async (channel, argument) => {
  await expect(create().call(channel, [argument])).rejects.toThrow('wrong arguments');
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
