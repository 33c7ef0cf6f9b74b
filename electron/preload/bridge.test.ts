import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { callChannels, callNames, eventChannels } from '#contract/desktop/channels.ts';
import { createBridge } from './bridge.ts';

const onEvent = (name: string) => `on${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const bridgeFunctions = [...callNames, ...Object.keys(eventChannels).map(onEvent)].toSorted();

function create() {
  const emitter = new EventEmitter();
  const invoke = vi.fn(async () => 'answer');
  const wire = {
    invoke,
    on: emitter.on.bind(emitter),
    removeListener: emitter.removeListener.bind(emitter),
  };
  return { emitter, invoke, bridge: createBridge(wire) };
}

test('the page gets named functions and nothing else', () => {
  const { bridge } = create();
  expect(Object.keys(bridge).toSorted()).toEqual(bridgeFunctions);
  expect(Object.values(bridge).every((member) => typeof member === 'function')).toBe(true);
});

test('a call uses its own channel', async () => {
  const { bridge, invoke } = create();
  expect(await bridge.status()).toBe('answer');
  await bridge.openExternal('https://example.org/');
  expect(invoke.mock.calls).toEqual([[callChannels.status], [callChannels.openExternal, 'https://example.org/']]);
});

test('every call and event of the contract uses its own channel', async () => {
  const { bridge, invoke, emitter } = create();
  for (const name of callNames) await (bridge[name] as () => Promise<unknown>)();
  expect(invoke.mock.calls.map(([channel]: unknown[]) => channel)).toEqual(Object.values(callChannels));
  for (const [name, channel] of Object.entries(eventChannels)) {
    const listener = vi.fn();
    const stop = (bridge[onEvent(name) as keyof typeof bridge] as (listener: unknown) => () => void)(listener);
    emitter.emit(channel, {}, name);
    stop();
    expect(listener.mock.calls).toEqual([[name]]);
  }
});

test('a listener gets the content without Electron’s event, until it is removed', () => {
  const { bridge, emitter } = create();
  const listener = vi.fn();
  const stop = bridge.onStatusChanged(listener);
  emitter.emit(eventChannels.statusChanged, { sender: 'secret' }, { appVersion: '1' });
  stop();
  emitter.emit(eventChannels.statusChanged, { sender: 'secret' }, { appVersion: '2' });
  expect(listener.mock.calls).toEqual([[{ appVersion: '1' }]]);
  expect(emitter.listenerCount(eventChannels.statusChanged)).toBe(0);
});
