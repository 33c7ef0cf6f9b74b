import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';

/** A session of the DevTools protocol, with Playwright's types of it. */
export type Target = Pick<CDPSession, 'send' | 'on'>;

declare const listen: CDPSession['on'];
/** A request that Chromium holds until it is continued or answered. */
export type PausedRequest = Parameters<Parameters<typeof listen<'Fetch.requestPaused'>>[1]>[0];

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
}

/** The session of the browser itself, and one for each attached target. */
export interface Cdp {
  browser: Target;
  target: (sessionId: string) => Target;
  close: () => void;
}

/** A client of the DevTools protocol over its WebSocket. */
export async function connectCdp(url: string): Promise<Cdp> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const emitters = new Map<string, EventEmitter>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, sessionId = '' } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      emitters.get(sessionId)?.emit(method ?? '', params);
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has ended'));
    waiting.clear();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Chromium does not answer')));
  });

  const target = (id: string): Target => {
    const emitter = emitters.get(id) ?? new EventEmitter();
    emitters.set(id, emitter);
    const send = (method: string, params: object = {}) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params, ...(id === '' ? {} : { sessionId: id }) }));
      });
    return { send, on: emitter.on.bind(emitter) } as unknown as Target;
  };
  return { browser: target(''), target, close: () => socket.close() };
}

/** Sends a command whose page may already be gone. */
export function unlessGone(sent: Promise<unknown>): void {
  sent.catch(() => {});
}
