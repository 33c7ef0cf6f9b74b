import { EventEmitter } from 'node:events';

import { calls, lack } from './journal.ts';

const targets = new WeakMap<object, object>();
const proxies = new WeakMap<object, object>();

/** The unguarded object, for the stand-in's own use. */
export function bare<T extends object>(of: T): T {
  return (targets.get(of) ?? of) as T;
}

/** The guarded object, as the product uses it. */
export function guardOf<T extends object>(of: T): T {
  return (proxies.get(of) ?? of) as T;
}

/** Properties that the language itself reads on any object, such as `then` by `await`. */
const isLanguages = (property: string | symbol) =>
  typeof property === 'symbol' || property === 'then' || property === 'toJSON' || property in Object.prototype;

/**
 * The object as the product sees it. Throws on members that it lacks, and when `check` throws, as before Electron is
 * ready or after the object was destroyed. Records each call under `name`.
 */
export function guarded<T extends object>(name: string, target: T, check: (property: string) => void = () => {}): T {
  const proxy = new Proxy(target, {
    get: (object, property) => {
      if (isLanguages(property) || property === 'prototype') return Reflect.get(object, property) as unknown;
      const known = String(property);
      if (!(known in object)) return lack(`${name}.${known}`);
      check(known);
      const value: unknown = Reflect.get(object, known);
      return typeof value === 'function' ? noted(`${name}.${known}`, value, object) : value;
    },
    construct: (object, args: unknown[], newTarget) => {
      calls.push({ name: `new ${name}`, args });
      return Reflect.construct(object as unknown as new (...args: unknown[]) => object, args, newTarget) as object;
    },
    set: (object, property, value) => {
      if (!(property in object)) return lack(`${name}.${String(property)}`);
      check(String(property));
      return Reflect.set(object, property, value);
    },
  });
  targets.set(proxy, target);
  proxies.set(target, proxy);
  return proxy;
}

/** Only reads or listens, so it is not recorded. */
const isQuiet = (property: string) =>
  property in EventEmitter.prototype || /^(get|is|has|when|from)(?=[A-Z]|$)/.test(property);

function noted(name: string, method: unknown, of: object) {
  const isNoted = !isQuiet(name.slice(name.lastIndexOf('.') + 1));
  return (...args: unknown[]): unknown => {
    if (isNoted) calls.push({ name, args });
    const result: unknown = Reflect.apply(method as (...args: unknown[]) => unknown, of, args);
    return result === of ? guardOf(of) : result;
  };
}
