/** A value on its way from one world of a page to the other. */
type Crossing =
  | { kind: 'value'; value: unknown }
  | { kind: 'function'; id: number }
  | { kind: 'promise'; id: number }
  | { kind: 'original'; id: number }
  | { kind: 'error'; message: string }
  | { kind: 'list'; items: Crossing[] }
  | { kind: 'object'; entries: [string, Crossing][] };

type Message =
  | { kind: 'call'; seq: number; id: number; args: Crossing }
  | { kind: 'answer'; seq: number; value?: Crossing; error?: string }
  | { kind: 'settled'; id: number; value: Crossing; isRejected: boolean }
  | { kind: 'named'; seq: number; name: string; args: Crossing };

type Callable = (...args: unknown[]) => unknown;

/** The DOM types that this file needs; the compiler only knows Node's globals here. */
interface PageWindow {
  CustomEvent: new (name: string, init: { detail: unknown }) => Event;
  dispatchEvent(event: Event): boolean;
  addEventListener(name: string, listener: (event: { detail: unknown }) => void): void;
}

/**
 * One end of Electron's context bridge between the page's world and the preload's. Chromium copies the details of an
 * event that another world reads, and events are synchronous, so both ends see what Electron would show them: copies
 * without their prototype, functions as proxies, errors with nothing but their message. Runs in both worlds, so it
 * refers to nothing outside itself.
 *
 * @param name the hidden name of the events, followed by the end that hears them
 * @param named what the other end may call by its name
 */
export function createCrossing(
  name: string,
  ends: { here: string; there: string },
  named: Record<string, (...args: never[]) => unknown>,
) {
  const window = globalThis as unknown as PageWindow;
  const { CustomEvent } = window;
  const dispatch = window.dispatchEvent.bind(window);
  const deepest = 1000;
  const own = new Map<number, unknown>();
  /** The ids of the other end's functions, by their proxies here. */
  const originals = new WeakMap<object, number>();
  const promises = new Map<number, PromiseWithResolvers<unknown>>();
  const answers = new Map<number, Extract<Message, { kind: 'answer' }>>();
  let last = 0;

  const post = (message: Message) => dispatch(new CustomEvent(name + ends.there, { detail: message }));
  const keep = (value: unknown) => {
    last += 1;
    own.set(last, value);
    return last;
  };

  const encode = (value: unknown, seen = new Map<unknown, Crossing>(), depth = 0): Crossing => {
    if (depth > deepest) {
      throw new TypeError(
        'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.',
      );
    }
    const known = seen.get(value);
    if (known) return known;
    if (typeof value === 'function') {
      const original = originals.get(value);
      return original === undefined ? { kind: 'function', id: keep(value) } : { kind: 'original', id: original };
    }
    if (value instanceof Promise) {
      const id = keep(null);
      const settle = (settled: unknown, isRejected: boolean) =>
        post({ kind: 'settled', id, value: encode(settled), isRejected });
      value.then(
        (settled) => settle(settled, false),
        (error: unknown) => settle(error, true),
      );
      return { kind: 'promise', id };
    }
    if (value instanceof Error) return { kind: 'error', message: value.message };
    if (Array.isArray(value)) {
      const list: Crossing = { kind: 'list', items: [] };
      seen.set(value, list);
      list.items = value.map((each) => encode(each, seen, depth + 1));
      return list;
    }
    if (Object.prototype.toString.call(value) === '[object Object]') {
      const object: Crossing = { kind: 'object', entries: [] };
      seen.set(value, object);
      object.entries = Object.entries(value as object).map(([key, each]) => [key, encode(each, seen, depth + 1)]);
      return object;
    }
    return { kind: 'value', value: structuredClone(value) };
  };

  const decode = (value: Crossing, seen = new Map<Crossing, unknown>()): unknown => {
    if (seen.has(value)) return seen.get(value);
    if (value.kind === 'value') return value.value;
    if (value.kind === 'error') return new Error(value.message);
    if (value.kind === 'original') return own.get(value.id);
    if (value.kind === 'function') {
      const proxy = (...args: unknown[]) => ask((seq) => ({ kind: 'call', seq, id: value.id, args: encode(args) }));
      originals.set(proxy, value.id);
      return proxy;
    }
    if (value.kind === 'promise') {
      const waiting = Promise.withResolvers<unknown>();
      promises.set(value.id, waiting);
      return waiting.promise;
    }
    if (value.kind === 'list') {
      const items: unknown[] = [];
      seen.set(value, items);
      for (const each of value.items) items.push(decode(each, seen));
      return items;
    }
    const object: Record<string, unknown> = {};
    seen.set(value, object);
    for (const [key, each] of value.entries) object[key] = decode(each, seen);
    return object;
  };

  /** Calls the other end and returns its answer; the events in between are synchronous. */
  const ask = (message: (seq: number) => Message): unknown => {
    last += 1;
    const seq = last;
    post(message(seq));
    const answer = answers.get(seq);
    answers.delete(seq);
    if (answer?.error !== undefined) throw new Error(answer.error);
    return answer?.value && decode(answer.value);
  };

  const answer = (seq: number, call: Callable | undefined, args: Crossing) => {
    try {
      post({ kind: 'answer', seq, value: encode(call?.(...(decode(args) as unknown[]))) });
    } catch (error) {
      const { message } = (error ?? {}) as Partial<Error>;
      const unknown =
        'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.';
      post({ kind: 'answer', seq, error: typeof message === 'string' ? message : unknown });
    }
  };

  window.addEventListener(name + ends.here, ({ detail }) => {
    const message = detail as Message;
    if (message.kind === 'call') answer(message.seq, own.get(message.id) as Callable, message.args);
    else if (message.kind === 'named') answer(message.seq, named[message.name] as Callable, message.args);
    else if (message.kind === 'answer') answers.set(message.seq, message);
    else {
      const waiting = promises.get(message.id);
      promises.delete(message.id);
      if (message.isRejected) waiting?.reject(decode(message.value));
      else waiting?.resolve(decode(message.value));
    }
  });

  return {
    /** Calls what the other end offers under a name. */
    call: (of: string, ...args: unknown[]) => ask((seq) => ({ kind: 'named', seq, name: of, args: encode(args) })),
  };
}
