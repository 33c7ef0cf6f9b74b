import type { z } from 'zod';

import type { Audience } from './access.ts';
import { speakInSentences } from './default-sentences.ts';

speakInSentences();

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a request is counted by: the caller's address, their account, or a field of the body. With `within`
 * each address has a count of its own for what stands in the field, so that nobody uses up another's.
 */
export type RateLimitKey = 'address' | 'account' | { body: string; within?: 'address' };

/** At most `limit` requests in any window of `windowSeconds`, for each key. */
export interface RateLimit {
  by: RateLimitKey;
  limit: number;
  windowSeconds: number;
}

/**
 * Whether the desktop app may keep the answer for reading offline. `public` rows are the same for
 * everyone and survive a sign-out, `private` rows belong to one user and are wiped with their session.
 */
export type CachePolicy = 'public' | 'private';

/**
 * One HTTP call, declared once. The Express route, the typed client, the form resolver, the OpenAPI
 * document, the desktop allowlist and the tests that walk every endpoint are all read from it.
 */
export interface Endpoint {
  /** `resource.action`, unique. */
  name: string;
  method: Method;
  /** Express syntax, `/api/listings/:id`. */
  path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Audience;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Takes the bytes of a file of one of these types in place of a JSON body. */
  upload?: { types: readonly string[]; maxBytes: number };
  response: z.ZodType;
  /** Status of a successful answer, 200 where left out. */
  status?: 200 | 201 | 202 | 204;
  /** The content type of an answer that is not JSON. */
  contentType?: 'text/calendar' | 'text/csv' | 'image/webp';
  cache?: CachePolicy;
  rateLimits?: readonly RateLimit[];
  /**
   * A form that anyone may send: visitors have to take their time over it (contract/human-check.ts). Gives
   * what a program that fills in the field no person sees is answered with, as if it had been successful.
   */
  humanCheck?: (body: never) => object;
  /**
   * A borrowed browser must not do it: answers 403 `confirmation_required` unless the caller has given the
   * password within the last `confirmationMinutes`, by signing in or by `sessions.confirm`.
   */
  needsConfirmation?: true;
  /** Exists in demo, development and staging only; answers 404 in production. */
  notInProduction?: true;
}

/** For how long a password that was typed stands for its user. */
export const confirmationMinutes = 10;

/** The limit of a change that declares none: more than a person can do by hand, far less than a program can (rule limits). */
const writeLimits: readonly RateLimit[] = [{ by: 'account', limit: 1200, windowSeconds: 3600 }];

/** The rate limits of an endpoint. */
export function limitsOf({ method, rateLimits }: Pick<Endpoint, 'method' | 'rateLimits'>): readonly RateLimit[] {
  return rateLimits ?? (method === 'GET' ? [] : writeLimits);
}

/** In the order in which their files declare them. */
const declared = new Set<Endpoint>();

/** Declares an endpoint and keeps the exact types of its schemas. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  declared.add(endpoint);
  return endpoint;
}

/** The endpoints that these modules export: module by module, each in the order of its declarations. */
export function endpointsOf(modules: readonly object[]): Endpoint[] {
  return modules.flatMap((module) => {
    const exported = new Set<unknown>(Object.values(module));
    return [...declared].filter((endpoint) => exported.has(endpoint));
  });
}

/** The schema of one part of an endpoint, `undefined` where it does not take that part. */
type Part<E, Key extends 'params' | 'query' | 'body'> = E extends { [K in Key]: infer S extends z.ZodType }
  ? S
  : undefined;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input of a handler: the parsed params, query and body of an endpoint. */
export interface ParsedInput<E> {
  params: Parsed<Part<E, 'params'>>;
  query: Parsed<Part<E, 'query'>>;
  body: Parsed<Part<E, 'body'>>;
}

type Given<E, Key extends 'params' | 'query' | 'body'> =
  Part<E, Key> extends infer S extends z.ZodType ? { [K in Key]: z.input<S> } : { [K in Key]?: undefined };

/** The input of a caller: only the parts that the endpoint declares. */
export type CallInput<E> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>;

/** The result of a handler, before the response schema parses it. */
export type HandlerResult<E> = E extends { response: infer R extends z.ZodType } ? z.input<R> : never;

/** The parsed answer for a caller. */
export type CallResult<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never;

/** The path with its parameters filled in, each one percent-encoded. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
