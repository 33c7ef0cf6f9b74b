import type { EventEmitter } from 'node:events';

/**
 * The part of a real object that a stand-in has, with Electron's own types. It omits the methods of an emitter, which
 * return the whole real object, and the members named in `Without`, which return objects that are stand-ins themselves.
 */
export type Part<Real, Without extends PropertyKey = never> = Partial<Omit<Real, keyof EventEmitter | Without>>;

/** `true` where a class of the stand-in has no member that Electron's class lacks. */
export type HasNoMoreThan<Own, Real> = [Exclude<Extract<keyof Own, string>, keyof Real>] extends [never] ? true : false;
