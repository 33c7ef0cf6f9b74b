import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { callChannels, eventChannels } from '#contract/desktop-channels.ts';
import { createBridge } from './bridge.ts';

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
  expect(Object.keys(bridge).toSorted()).toEqual(['onSessionExpired', 'onStatusChanged', 'openExternal', 'status']);
  expect(Object.values(bridge).every((member) => typeof member === 'function')).toBe(true);
});

test('a call goes to its own channel', async () => {
  const { bridge, invoke } = create();
  expect(await bridge.status()).toBe('answer');
  await bridge.openExternal('https://example.org/');
  expect(invoke.mock.calls).toEqual([[callChannels.status], [callChannels.openExternal, 'https://example.org/']]);
});

test('a listener gets the content without Electron’s event, until it stops listening', () => {
  const { bridge, emitter } = create();
  const listener = vi.fn();
  const stop = bridge.onStatusChanged(listener);
  emitter.emit(eventChannels.statusChanged, { sender: 'secret' }, { appVersion: '1' });
  stop();
  emitter.emit(eventChannels.statusChanged, { sender: 'secret' }, { appVersion: '2' });
  expect(listener.mock.calls).toEqual([[{ appVersion: '1' }]]);
  expect(emitter.listenerCount(eventChannels.statusChanged)).toBe(0);
});
