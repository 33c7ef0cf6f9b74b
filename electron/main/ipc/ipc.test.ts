import { expect, test, vi } from 'vitest';

import type { CallHandlers, DesktopStatus } from '#contract/desktop/bridge.ts';
import { callChannels, callNames, eventChannels } from '#contract/desktop/channels.ts';
import { sampleHandlers, sampleStatus as status } from '#electron/testing/handlers.ts';
import { type CallReceiver, registerCalls } from './calls.ts';
import { sendEvent } from './events.ts';
import type { SenderFrame } from './sender.ts';

const sender = 'the page';
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
    listeners.get(channel)?.({ senderFrame, sender }, ...args);
  return { handlers, listeners, call };
}

test('every call of the contract has a handler, and there are no others', () => {
  expect([...create().listeners.keys()].toSorted()).toEqual(Object.values(callChannels).toSorted());
});

test('a call is answered', async () => {
  const { call, handlers } = create();
  expect(await call('cardi:status')).toEqual(status);
  expect(await call('cardi:open-external', ['https://example.org/'])).toBe(true);
  expect(handlers.openExternal.mock.calls).toEqual([['https://example.org/', sender]]);
});

const inputs: Partial<Record<string, unknown[]>> = {
  openExternal: ['https://example.org/'],
  changeSettings: [{ notifies: false, presence: { keepsRunning: true, searchKeys: 'Ctrl+Shift+K' } }],
  tabsChanged: [{ paths: ['/', '/events'], active: 1 }],
  prepareDrag: [{ kind: 'csv', name: 'Saved', text: 'Title\r\n' }],
  recordOpened: [{ title: 'Salt-water battery', path: '/network/listings/3' }],
  connect: ['https://cardi.example'],
  keepCollection: [{ source: { kind: 'company', id: 7 }, title: 'Salt & Iron', page: '/network/companies/7' }],
  removeCollection: ['company/7'],
  updateCollections: [null],
  makeOffline: [],
  searchKept: ['salt'],
  themeChosen: ['dark'],
  resendChange: ['0b8f6e0e-6f0e-4f55-9a43-3f4b8a2f6d11'],
  editChange: ['0b8f6e0e-6f0e-4f55-9a43-3f4b8a2f6d11', 'Another text'],
  discardChange: ['0b8f6e0e-6f0e-4f55-9a43-3f4b8a2f6d11'],
  findInPage: [{ text: 'salt', step: 'first' }],
};

test.each(callNames)(
  '%s: the app’s page gets an answer of the declared shape; a stranger and undeclared arguments are refused',
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
  ['cardi:prepare-drag', { kind: 'file', path: '/etc/passwd' }],
  ['cardi:prepare-drag', { kind: 'csv', name: 'x', text: 'x'.repeat(2_000_001) }],
  ['cardi:record-opened', { title: 'x', path: 'https://evil.example' }],
  ['cardi:change-settings', { presence: { searchKeys: 'Ctrl+C' } }],
  ['cardi:tabs-changed', { paths: ['/'], active: 1 }],
  ['cardi:tabs-changed', { paths: ['https://evil.example'], active: 0 }],
  ['cardi:make-offline', 'everything'],
  ['cardi:keep-collection', { source: { kind: 'company', id: -1 }, title: 'x', page: '/' }],
  ['cardi:keep-collection', { source: { kind: 'focus-area', slug: '../x' }, title: 'x', page: '/' }],
  ['cardi:keep-collection', { source: { kind: 'company', id: 7 }, title: 'x', page: 'https://evil.example' }],
  ['cardi:theme-chosen', 'pink'],
  ['cardi:find-in-page', { text: '', step: 'first' }],
  ['cardi:find-in-page', { text: 'x'.repeat(201), step: 'next' }],
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

test('a result has the declared fields and no others', async () => {
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
