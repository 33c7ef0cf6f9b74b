import type { z } from 'zod';

import type { Audience } from './access.ts';
import { speakInSentences } from './default-sentences.ts';
import type { QueueRule } from './queue.ts';

speakInSentences();

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The key that a rate limit counts by: the caller's address, their account, or a field of the body. With `within`, each
 * address has its own count for each value of the field, so nobody can use up another caller's limit.
 */
export type RateLimitKey = 'address' | 'account' | { body: string; within?: 'address' };

/** At most `limit` requests in any window of `windowSeconds`, for each key. */
export interface RateLimit {
  by: RateLimitKey;
  limit: number;
  windowSeconds: number;
}

/**
 * Whether the desktop app may save the answer for reading offline. `public` answers are the same for everyone and
 * survive a sign-out; `private` answers belong to one user and are deleted with their session.
 */
export type CachePolicy = 'public' | 'private';

/** The content type of Excel's workbooks. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The content types of answers that are not JSON. */
export type FileType =
  | 'application/atom+xml'
  | 'application/pdf'
  | 'application/rss+xml'
  | `application/vnd.${string}`
  | 'image/jpeg'
  | 'image/png'
  | 'text/calendar'
  | 'text/csv'
  | 'text/event-stream'
  | 'text/html'
  | 'text/markdown'
  | 'text/plain'
  | 'image/webp';

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
  /** Takes the bytes of a file of one of these types instead of a JSON body. */
  upload?: {
    types: readonly string[];
    /** After decompression, where that is done. */
    maxBytes: number;
    /** Takes `Content-Encoding: gzip` as well. */
    mayBeCompressed?: boolean;
  };
  response: z.ZodType;
  /** Status of a successful answer; 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** The content type of an answer that is not JSON, or the types among which the caller chooses. A saved answer has one. */
  contentType?: FileType | readonly FileType[];
  cache?: CachePolicy;
  /** The desktop app may take the change while the server cannot be reached, and send it later; the server honours its key. */
  queue?: QueueRule;
  rateLimits?: readonly RateLimit[];
  /**
   * A form that anyone may send: visitors must take a minimum time over it (contract/human-check.ts). Returns the
   * answer for a program that fills in the field that people cannot see; it looks like success.
   */
  humanCheck?: (body: never) => object;
  /**
   * Too dangerous for a borrowed browser: answers 403 `confirmation_required` unless the caller has entered the
   * password within the last `confirmationMinutes`, by signing in or by `sessions.confirm`.
   */
  needsConfirmation?: true;
  /** Exists in demo, development and staging only; answers 404 in production. */
  notInProduction?: true;
}

/** The content types of an endpoint's successful answers; none where it answers with JSON. */
export function fileTypesOf({ contentType }: Pick<Endpoint, 'contentType'>): readonly FileType[] {
  return typeof contentType === 'string' ? [contentType] : (contentType ?? []);
}

/** How long a confirmed password counts (minutes). */
export const confirmationMinutes = 10;

/**
 * The limit of a change that declares none: more than a person can do by hand, far less than a program can (rule
 * limits).
 */
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
